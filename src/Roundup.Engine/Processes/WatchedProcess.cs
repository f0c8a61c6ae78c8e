using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>
/// Runs a program to its end, within limits. No descendant of the process is left running, and a descendant that holds the output open does
/// not prolong the wait.
/// </summary>
internal static class WatchedProcess
{
    private static readonly TimeSpan s_checkInterval = TimeSpan.FromMilliseconds(100);

    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(10);

    /// <summary>The time after the end of a process within which its last output may arrive.</summary>
    private static readonly TimeSpan s_drain = TimeSpan.FromSeconds(1);

    /// <summary>Runs a program. Its output is read, and its input is empty.</summary>
    public static async Task<ProcessResult> RunAsync(ProcessStartInfo start, WatchOptions options, CancellationToken cancellation)
    {
        start.RedirectStandardInput = true;
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        var family = options.Family ?? new ProcessFamily();
        family.Add(start);
        using var temporary = options.HasOwnTemporaryFiles ? WorkingFolder.Create("build") : null;
        temporary?.ApplyTo(start);
        using var process = ProcessLauncher.Start(start);
        var endedByItself = false;
        try
        {
            process.StandardInput.Close();
            var output = new BoundedOutput(process.StandardOutput);
            var errors = new BoundedOutput(process.StandardError);
            if (ProcessIdentity.Of(process, family.Mark) is { } identity)
            {
                options.Started(identity);
            }

            var exceeded = await WaitAsync(process, options, cancellation);
            cancellation.ThrowIfCancellationRequested();
            endedByItself = exceeded == ExceededLimit.None;
            if (!endedByItself)
            {
                await EndAsync(process);
            }

            await Task.WhenAny(Task.WhenAll(output.Drained, errors.Drained), Task.Delay(s_drain, CancellationToken.None));
            return new(process.ExitCode, output.ToString(), errors.ToString(), exceeded);
        }
        finally
        {
            await EndAsync(process);
            if (process.ExitCode != 0)
            {
                RuntimeFiles.RemoveOf(process.Id);
            }

            if (!endedByItself || options.Family is null)
            {
                family.End();
            }
        }
    }

    /// <summary>Waits until the process ends, is cancelled, or exceeds a limit.</summary>
    private static async Task<ExceededLimit> WaitAsync(Process process, WatchOptions options, CancellationToken cancellation)
    {
        var clock = Stopwatch.StartNew();
        var step = options.Step();
        var checkedAt = TimeSpan.Zero;
        while (!process.HasExited && !cancellation.IsCancellationRequested)
        {
            await Task.Delay(s_poll, CancellationToken.None);
            if (clock.Elapsed - checkedAt < s_checkInterval)
            {
                continue;
            }

            checkedAt = clock.Elapsed;
            if (options.Step() is var now && now != step)
            {
                (step, checkedAt) = (now, TimeSpan.Zero);
                clock.Restart();
            }

            if (clock.Elapsed > options.TimeLimit)
            {
                return ExceededLimit.Time;
            }

            if (options.MemoryBytes is { } most && ProcessFamily.ResidentBytes(process) > most)
            {
                return ExceededLimit.Memory;
            }
        }

        // Steps after the last check are reported too.
        options.Step();
        return ExceededLimit.None;
    }

    private static async Task EndAsync(Process process)
    {
        if (!process.HasExited)
        {
            process.Kill(entireProcessTree: true);
            while (!process.HasExited)
            {
                await Task.Delay(s_poll, CancellationToken.None);
            }
        }
    }
}

/// <summary>The limits of a watched process, and the callbacks that follow it.</summary>
internal sealed record WatchOptions(TimeSpan TimeLimit)
{
    /// <summary>The limit of the resident size of the process and its descendants, bytes; null without a limit.</summary>
    public long? MemoryBytes { get; init; }

    /// <summary>Returns the current step, null before the first one. The time starts again whenever the step changes.</summary>
    public Func<string?> Step { get; init; } = static () => null;

    /// <summary>
    /// Whether the process has a directory of temporary files of its own, which goes with the process.
    /// </summary>
    public bool HasOwnTemporaryFiles { get; init; }

    /// <summary>Called with the process as soon as it has started.</summary>
    public Action<ProcessIdentity> Started { get; init; } = static _ => { };

    /// <summary>
    /// The family of the process. Null: a new family, all of whose processes are ended with the process. The processes of a given family go
    /// on after a process that ended by itself.
    /// </summary>
    public ProcessFamily? Family { get; init; }
}

/// <param name="ExitCode">The exit code.</param>
/// <param name="Output">The beginning of standard output.</param>
/// <param name="Errors">The beginning of standard error, and the runtime's messages about a crash.</param>
/// <param name="Exceeded">The limit at which the process was ended.</param>
internal sealed record ProcessResult(int ExitCode, string Output, string Errors, ExceededLimit Exceeded);

internal enum ExceededLimit
{
    /// <summary>No limit: the process ended by itself or was ended from outside.</summary>
    None,

    Time,

    Memory,
}
