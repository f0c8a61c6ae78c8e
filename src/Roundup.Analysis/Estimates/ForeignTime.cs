namespace Roundup.Analysis.Estimates;

// The part of a batch's wall time that other programs and the hypervisor took. What the process itself did (collections, waits for its own
// locks and threads) is never foreign.
internal static class ForeignTime
{
    /// <summary>
    /// Foreign time of a batch, ns; 0 where the system does not report how long a thread waits for a processor.
    /// <list type="bullet">
    /// <item>The measuring thread was ready to run while another thread had its processor (run delay): foreign, less the CPU time of other
    /// threads of the same process, which may have caused the delay.</item>
    /// <item>The thread neither ran nor waited for a processor, and never gave up the processor voluntarily: the hypervisor took the time.
    /// Where the thread did give up the processor, only the steal time that the system counts is foreign.</item>
    /// <item>The thread waited for other threads of its process while one of them waited for a processor: foreign, as far as that time
    /// exceeds the CPU time of the process.</item>
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

    // Foreign time where it is known, ns. Elsewhere the time in which the measuring thread did not run, less pauses and the CPU time of
    // other threads of its process. That time may also be a wait of the serializer itself, so it flags the batch and is not subtracted.
    public static double SuspectedNs(Sample sample) => sample switch
    {
        { RunDelayNs: not null } => Ns(sample),
        { CpuNs: { } cpu } => Math.Max(
            0,
            sample.WallNs - cpu - Math.Max(sample.PauseNs ?? 0, (sample.ProcessCpuNs ?? cpu) - cpu)),
        _ => 0,
    };
}
