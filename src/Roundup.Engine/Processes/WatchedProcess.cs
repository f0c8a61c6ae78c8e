using System.Diagnostics;

namespace Roundup.Engine.Processes;

// Runs a program to its end, within limits. No descendant of the process is left running, and a descendant that holds the output open does
// not prolong the wait.
internal static class WatchedProcess
{
    private static readonly TimeSpan s_checkInterval = TimeSpan.FromMilliseconds(100);

    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(10);

    // The time after the end of a process within which its last output may arrive.
    private static readonly TimeSpan s_drain = TimeSpan.FromSeconds(1);

    // Runs a program. Its output is read, and its input is empty.
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

internal sealed record WatchOptions(TimeSpan TimeLimit)
{
    // The limit of the resident size of the process and its descendants, bytes; null without a limit.
    public long? MemoryBytes { get; init; }

    // Returns the current step, null before the first one. The time starts again whenever the step changes.
    public Func<string?> Step { get; init; } = static () => null;

    // Whether the process has a directory of temporary files of its own, which goes with the process.
    public bool HasOwnTemporaryFiles { get; init; }

    public Action<ProcessIdentity> Started { get; init; } = static _ => { };

    // The family of the process. Null: a new family, all of whose processes are ended with the process. The processes of a given family go
    // on after a process that ended by itself.
    public ProcessFamily? Family { get; init; }
}

// Output and Errors are the beginnings of the streams; Errors has the runtime's messages about a crash, too.
internal sealed record ProcessResult(int ExitCode, string Output, string Errors, ExceededLimit Exceeded);

internal enum ExceededLimit
{
    // No limit: the process ended by itself or was ended from outside.
    None,

    Time,

    Memory,
}
