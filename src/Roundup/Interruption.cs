using System.Runtime.InteropServices;
using Roundup.Catalogue;

namespace Roundup.Cli;

/// <summary>Ctrl+C and SIGTERM: the first asks for an orderly end, the second ends the process at once.</summary>
internal sealed class Interruption : IDisposable
{
    private readonly CancellationTokenSource source = new();
    private readonly PosixSignalRegistration[] registrations;
    private readonly Action<string> writeLine;
    private readonly Action<int> exit;
    private int signals;

    public Interruption(Action<string> writeLine, Action<int> exit)
    {
        this.writeLine = writeLine;
        this.exit = exit;
        registrations =
        [
            PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle),
            PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle),
        ];
    }

    /// <summary>Cancelled by the first signal.</summary>
    public CancellationToken Token => source.Token;

    /// <summary>One signal, as the system or a test gives it.</summary>
    public void Signal()
    {
        if (Interlocked.Increment(ref signals) > 1)
        {
            exit((int)ExitCode.Interrupted);
            return;
        }

        writeLine("Interrupted: finishing cleanly. Press Ctrl+C again to stop at once.");

        // Not from this thread: it has to be free for the second signal.
        _ = source.CancelAsync();
    }

    public void Dispose()
    {
        foreach (var registration in registrations)
        {
            registration.Dispose();
        }

        source.Dispose();
    }

    private void Handle(PosixSignalContext context)
    {
        context.Cancel = true;
        Signal();
    }
}
