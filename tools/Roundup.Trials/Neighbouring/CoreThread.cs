using System.Diagnostics;

namespace Roundup.Trials.Neighbouring;

/// <summary>The thread on one core.</summary>
internal sealed class CoreThread(int core, IEnumerable<Phase> phases, Action<string> print, CancellationToken end)
{
    private readonly MemoryLoad memory = new();
    private readonly IssueLoad issue = new();

    /// <summary>Starts the thread; the task completes when it ends, with its error if it has one.</summary>
    /// <param name="core">The core.</param>
    /// <param name="phases">What it does.</param>
    /// <param name="ready">Met before the first phase.</param>
    /// <param name="print">Receives each phase.</param>
    /// <param name="end">Ends it, also in the middle of a phase.</param>
    public static Task StartAsync(int core, IEnumerable<Phase> phases, Barrier ready, Action<string> print, CancellationToken end)
    {
        var done = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        new Thread(() =>
        {
            try
            {
                Cores.Hold(core);
                var thread = new CoreThread(core, phases, print, end);
                ready.SignalAndWait(end);
                thread.Run();
                done.SetResult();
            }
            catch (OperationCanceledException)
            {
                done.SetResult();
            }
            catch (Exception e)
            {
                done.SetException(e);
            }
        })
        { IsBackground = true }.Start();
        return done.Task;
    }

    private void Run()
    {
        // Ends are counted from the start, so that a phase that ends late does not move the next ones.
        var clock = Stopwatch.StartNew();
        var until = TimeSpan.Zero;
        foreach (var phase in phases)
        {
            print($"{clock.Elapsed.TotalSeconds:F1} s: core {core} {phase.Kind} for {phase.Length.TotalSeconds:F1} s");
            until += phase.Length;
            while (clock.Elapsed < until && !end.IsCancellationRequested)
            {
                Step(phase.Kind, until - clock.Elapsed);
            }

            if (end.IsCancellationRequested)
            {
                return;
            }
        }
    }

    private void Step(PhaseKind kind, TimeSpan left)
    {
        switch (kind)
        {
            case PhaseKind.Memory:
                memory.Step();
                break;
            case PhaseKind.Issue:
                issue.Step();
                break;
            default:
                end.WaitHandle.WaitOne(left > TimeSpan.Zero ? left : TimeSpan.Zero);
                break;
        }
    }
}
