using System.Runtime.InteropServices;
using Roundup.Catalogue;

namespace Roundup.Cli;

// Ctrl+C and SIGTERM: the first asks for an orderly end, the second ends the process at once.
internal sealed class Interruption : IDisposable
{
    private readonly CancellationTokenSource _source = new();
    private readonly PosixSignalRegistration[] _registrations;
    private readonly Action<string> _writeLine;
    private readonly Action<int> _exit;
    private int _signals;

    public Interruption(Action<string> _writeLine, Action<int> _exit)
    {
        this._writeLine = _writeLine;
        this._exit = _exit;
        _registrations =
        [
            PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle),
            PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle),
        ];
    }

    public CancellationToken Token => _source.Token;

    public void Signal()
    {
        if (Interlocked.Increment(ref _signals) > 1)
        {
            _exit((int)ExitCode.Interrupted);
            return;
        }

        _writeLine("Interrupted: finishing cleanly. Press Ctrl+C again to stop at once.");

        // Not from this thread: it has to be free for the second signal.
        _ = _source.CancelAsync();
    }

    public void Dispose()
    {
        foreach (var registration in _registrations)
        {
            registration.Dispose();
        }

        _source.Dispose();
    }

    private void Handle(PosixSignalContext context)
    {
        context.Cancel = true;
        Signal();
    }
}
