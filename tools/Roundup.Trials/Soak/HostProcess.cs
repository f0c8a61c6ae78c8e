using System.Diagnostics;
using System.Text;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Soak;

/// <summary>The program <c>roundup</c> as a process that faults are injected into.</summary>
internal sealed class HostProcess : IDisposable
{
    /// <summary>A process that runs longer hangs.</summary>
    private static readonly TimeSpan s_guard = TimeSpan.FromSeconds(120);

    /// <summary>The output is complete shortly after the end, unless another process holds the stream.</summary>
    private static readonly TimeSpan s_drain = TimeSpan.FromSeconds(2);

    private readonly Process _process;
    private readonly StringBuilder _output = new();
    private readonly StringBuilder _errors = new();
    private readonly Task _drained;
    private volatile bool _hasEnded;

    private HostProcess(Process process)
    {
        _process = process;
        _drained = Task.WhenAll(DrainAsync(process.StandardOutput, _output), DrainAsync(process.StandardError, _errors));
    }

    public int Id => _process.Id;

    /// <summary>
    /// Whether the process runs. Not <see cref="Process.HasExited"/>: when one thread reads it, another one may read an exit code of 0.
    /// </summary>
    public bool IsRunning => !_hasEnded;

    /// <summary>Starts a command of <c>roundup</c>.</summary>
    public static HostProcess Start(BuiltRoundup program, TrialFolder folder, IReadOnlyList<string> command) =>
        Start(folder, "dotnet", [Path.Combine(program.Folder, "roundup.dll"), .. command]);

    /// <summary>Starts a program from which all processes of the trial descend.</summary>
    public static HostProcess Start(TrialFolder folder, string program, IReadOnlyList<string> arguments)
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

    /// <summary>Waits for the end of the process.</summary>
    /// <param name="started">The time of its start, UTC.</param>
    public async Task<HostRun> EndAsync(DateTime started)
    {
        using var guard = new CancellationTokenSource(s_guard);
        var hangs = false;
        try
        {
            await _process.WaitForExitAsync(guard.Token);
        }
        catch (OperationCanceledException)
        {
            hangs = true;
            _process.Kill(entireProcessTree: true);
            await _process.WaitForExitAsync(CancellationToken.None);
        }

        _hasEnded = true;
        await Task.WhenAny(_drained, Task.Delay(s_drain, CancellationToken.None));
        return new(started, _process.ExitCode, Text(_output), Text(_errors), hangs);
    }

    public void Dispose() => _process.Dispose();

    private static async Task DrainAsync(StreamReader reader, StringBuilder text)
    {
        var buffer = new char[4096];
        while (await reader.ReadAsync(buffer) is var read and > 0)
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

/// <summary>One part of a trial's run: a process of the program from its start to its end.</summary>
/// <param name="Started">The time of its start, UTC.</param>
/// <param name="ExitCode">The exit code; 128 + the signal where a signal ended the process.</param>
/// <param name="Output">Its standard output.</param>
/// <param name="Errors">Its standard error.</param>
/// <param name="Hangs">Whether it was killed because it ran too long.</param>
internal sealed record HostRun(DateTime Started, int ExitCode, string Output, string Errors, bool Hangs)
{
    /// <summary>The signals that were sent to it.</summary>
    public IReadOnlyList<int> Signals { get; init; } = [];

    /// <summary>Whether the journal existed at the first signal: before that, the program does not handle signals.</summary>
    public bool HadJournal { get; init; }

    /// <summary>Whether its disk was small.</summary>
    public bool HadSmallDisk { get; init; }

    public IReadOnlyList<string> ErrorLines => Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
