using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>
/// How much of a batch's wall time other programs and the hypervisor took. What the process itself did with its time (collections, waits
/// for its own locks and threads) is never foreign.
/// </summary>
internal static class ForeignTime
{
    /// <summary>
    /// Foreign time of a batch, ns; 0 where the system does not report how long a thread waits for a processor.
    /// <list type="bullet">
    /// <item>The measuring thread was ready and another thread had its processor (run delay): foreign, but for as much CPU time as other
    /// threads of its own process used, which may be what took it.</item>
    /// <item>It neither ran nor waited for a processor, and never gave it up of its own accord: the hypervisor took it. Where it did
    /// give it up, only the steal that the system counts is foreign.</item>
    /// <item>It waited for other threads of its process while one of these waited for a processor: foreign as far as that is more than the
    /// process itself computed.</item>
    /// </list>
    /// </summary>
    public static double Ns(Sample sample)
    {
        if (sample is not { CpuNs: { } cpu, RunDelayNs: { } delay })
        {
            return 0;
        }

        // Preemption between two probes is in the run delay and not in the wall time.
        var idle = Math.Max(0, sample.WallNs - cpu);
        var byOwnThreads = Math.Max(0, (sample.ProcessCpuNs ?? cpu) - cpu);
        var delayed = Math.Min(idle, delay);
        var rest = idle - delayed;
        var stolen = sample.VoluntarySwitches == 0 ? rest : Math.Min(rest, sample.StealNs ?? 0);
        var awaited = Math.Min(rest - stolen, Math.Max(0, (sample.OtherRunDelayNs ?? 0) - (sample.ProcessCpuNs ?? cpu)));
        return Math.Max(0, delayed - byOwnThreads) + stolen + awaited;
    }

    /// <summary>
    /// The same where it is known. Elsewhere the time in which the measuring thread did not run, less pauses and the CPU time of other
    /// threads of its process: it may be foreign, or a wait of the row's own. Reason enough to trust the batch less than others, not to
    /// subtract it.
    /// </summary>
    public static double SuspectedNs(Sample sample) => sample switch
    {
        { RunDelayNs: not null } => Ns(sample),
        { CpuNs: { } cpu } => Math.Max(
            0,
            sample.WallNs - cpu - Math.Max(sample.PauseNs ?? 0, (sample.ProcessCpuNs ?? cpu) - cpu)),
        _ => 0,
    };
}
