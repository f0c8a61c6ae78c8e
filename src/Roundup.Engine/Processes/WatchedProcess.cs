using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>
/// Runs a program to its end, within limits. It leaves no process behind, however it ends, and none that holds its output open can make
/// the wait longer.
/// </summary>
internal static class WatchedProcess
{
    private static readonly TimeSpan s_look = TimeSpan.FromMilliseconds(100);
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(10);

    /// <summary>How long after its end a process's last words may come.</summary>
    private static readonly TimeSpan s_drain = TimeSpan.FromSeconds(1);

    /// <summary>Runs a program.</summary>
    /// <param name="start">How it is started. Its output is read; nothing is written to its input.</param>
    /// <param name="watch">What it may use.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <returns>How it ended.</returns>
    /// <exception cref="System.ComponentModel.Win32Exception">It cannot be started.</exception>
    /// <exception cref="OperationCanceledException">It was ended because of <paramref name="cancellation"/>.</exception>
    public static async Task<ProcessEnd> RunAsync(ProcessStartInfo start, Watch watch, CancellationToken cancellation)
    {
        start.RedirectStandardInput = true;
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        var family = watch.Family ?? new ProcessFamily();
        family.Put(start);
        using var process = ProcessStart.Start(start);
        var isOver = false;
        try
        {
            process.StandardInput.Close();
            var output = new BoundedOutput(process.StandardOutput);
            var errors = new BoundedOutput(process.StandardError);
            if (ProcessIdentity.Of(process, family.Mark) is { } identity)
            {
                watch.Started(identity);
            }

            var (overrun, step) = await WaitAsync(process, watch, cancellation).ConfigureAwait(false);
            cancellation.ThrowIfCancellationRequested();
            isOver = overrun == Overrun.None;
            if (!isOver)
            {
                await EndAsync(process).ConfigureAwait(false);
            }

            await Task.WhenAny(Task.WhenAll(output.Drained, errors.Drained), Task.Delay(s_drain, CancellationToken.None))
                .ConfigureAwait(false);
            return new(process.ExitCode, output.ToString(), errors.ToString(), overrun, step);
        }
        finally
        {
            await EndAsync(process).ConfigureAwait(false);
            if (!isOver || watch.Family is null)
            {
                family.End();
            }
        }
    }

    /// <summary>Waits until it ends, is interrupted, or passes a limit.</summary>
    private static async Task<(Overrun Overrun, string? Step)> WaitAsync(Process process, Watch watch, CancellationToken cancellation)
    {
        var clock = Stopwatch.StartNew();
        var step = watch.Step();
        var looked = TimeSpan.Zero;
        while (!process.HasExited && !cancellation.IsCancellationRequested)
        {
            await Task.Delay(s_poll, CancellationToken.None).ConfigureAwait(false);
            if (clock.Elapsed - looked < s_look)
            {
                continue;
            }

            looked = clock.Elapsed;
            if (watch.Step() is var now && now != step)
            {
                (step, looked) = (now, TimeSpan.Zero);
                clock.Restart();
            }

            if (clock.Elapsed > watch.Limit)
            {
                return (Overrun.Time, step);
            }

            if (watch.MemoryBytes is { } most && ProcessFamily.ResidentBytes(process) > most)
            {
                return (Overrun.Memory, step);
            }
        }

        return (Overrun.None, watch.Step());
    }

    private static async Task EndAsync(Process process)
    {
        if (!process.HasExited)
        {
            process.Kill(entireProcessTree: true);
            while (!process.HasExited)
            {
                await Task.Delay(s_poll, CancellationToken.None).ConfigureAwait(false);
            }
        }
    }
}
