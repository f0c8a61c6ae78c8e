using System.Diagnostics;
using System.Text;
using Roundup.Trials.Running;
using Roundup.Trials.Soak.Processes;

namespace Roundup.Trials.Soak.Running;

/// <summary>The program as a process that faults are done to.</summary>
internal sealed class Host : IDisposable
{
    /// <summary>A part that takes longer hangs.</summary>
    private static readonly TimeSpan s_guard = TimeSpan.FromSeconds(120);

    /// <summary>What was printed is there a moment after the end, unless another process holds the stream.</summary>
    private static readonly TimeSpan s_drain = TimeSpan.FromSeconds(2);

    private readonly Process _process;
    private readonly StringBuilder _output = new();
    private readonly StringBuilder _errors = new();
    private readonly Task _drained;
    private volatile bool _hasEnded;

    private Host(Process process)
    {
        _process = process;
        _drained = Task.WhenAll(DrainAsync(process.StandardOutput, _output), DrainAsync(process.StandardError, _errors));
    }

    /// <summary>Its process id.</summary>
    public int Id => _process.Id;

    /// <summary>
    /// Whether it is still there. Not <see cref="Process.HasExited"/>: asked on one thread, it lets another one read an exit code of 0.
    /// </summary>
    public bool IsRunning => !_hasEnded;

    /// <summary>Starts a command of <c>roundup</c>.</summary>
    public static Host Start(BuiltRoundup program, TrialFolder folder, IReadOnlyList<string> command) =>
        Start(folder, "dotnet", [Path.Combine(program.Folder, "roundup.dll"), .. command]);

    /// <summary>Starts a program that all processes of the trial come from.</summary>
    public static Host Start(TrialFolder folder, string program, IReadOnlyList<string> arguments)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            WorkingDirectory = folder.WorkingDirectory(),
        };
        start.Environment[TrialProcesses.Variable] = folder.Path;
        return new(Process.Start(start)!);
    }

    /// <summary>Waits for its end.</summary>
    /// <param name="started">When it was started.</param>
    public async Task<Part> EndAsync(DateTime started)
    {
        using var guard = new CancellationTokenSource(s_guard);
        var hangs = false;
        try
        {
            await _process.WaitForExitAsync(guard.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            hangs = true;
            _process.Kill(entireProcessTree: true);
            await _process.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        }

        _hasEnded = true;
        await Task.WhenAny(_drained, Task.Delay(s_drain, CancellationToken.None)).ConfigureAwait(false);
        return new(started, _process.ExitCode, Text(_output), Text(_errors), hangs);
    }

    public void Dispose() => _process.Dispose();

    private static async Task DrainAsync(StreamReader reader, StringBuilder text)
    {
        var buffer = new char[4096];
        while (await reader.ReadAsync(buffer).ConfigureAwait(false) is var read and > 0)
        {
            lock (text)
            {
                text.Append(buffer, 0, read);
            }
        }
    }

    private static string Text(StringBuilder text)
    {
        lock (text)
        {
            return text.ToString();
        }
    }
}
