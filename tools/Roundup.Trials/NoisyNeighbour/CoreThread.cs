using System.Diagnostics;

namespace Roundup.Trials.NoisyNeighbour;

/// <summary>The thread that is busy on one core.</summary>
internal sealed class CoreThread(int core, IEnumerable<Phase> phases, Action<string> print, CancellationToken end)
{
    private readonly MemoryLoad _memory = new();
    private readonly IssueLoad _issue = new();

    /// <summary>Starts the thread. The task completes when the thread ends, and fails with its exception.</summary>
    /// <param name="core">The core.</param>
    /// <param name="phases">The phases.</param>
    /// <param name="ready">The barrier before the first phase.</param>
    /// <param name="print">Receives each phase.</param>
    /// <param name="end">Ends the thread, also within a phase.</param>
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
        // Ends are relative to the start, so that a phase that ends late does not delay later phases.
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
                _memory.Step();
                break;
            case PhaseKind.Issue:
                _issue.Step();
                break;
            default:
                end.WaitHandle.WaitOne(left > TimeSpan.Zero ? left : TimeSpan.Zero);
                break;
        }
    }
}
