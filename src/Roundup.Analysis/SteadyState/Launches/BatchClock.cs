using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Launches;

/// <summary>Which time of a batch an estimate is made from.</summary>
internal enum BatchClock
{
    /// <summary>Wall time: what a user waits.</summary>
    Wall,

    /// <summary>
    /// The batch's own time: CPU time of the thread with all pauses of the collector, but never above the wall time. What other work
    /// took is not in it, and no collection is hidden whichever thread ran it.
    /// </summary>
    Own,
}

/// <summary>Reads a sample by a clock.</summary>
internal static class BatchClocks
{
    /// <summary>Time of the batch, ns.</summary>
    public static double TimeNs(this Sample sample, BatchClock clock) =>
        clock == BatchClock.Own && sample.CpuNs is { } cpu ? Math.Min(sample.WallNs, cpu + (sample.PauseNs ?? 0)) : sample.WallNs;

    /// <summary>Time of the batch without the collector's pauses, ns a call.</summary>
    public static double NetPerCall(this Sample sample, BatchClock clock) =>
        Math.Max(0, sample.TimeNs(clock) - (sample.PauseNs ?? 0)) / sample.Calls;

    /// <summary>Pauses over all batches, ns a call: the mean.</summary>
    public static double PausePerCall(this IReadOnlyList<Sample> samples) =>
        samples.Sum(s => s.PauseNs ?? 0) / samples.Sum(s => (double)s.Calls);

    /// <summary>Time over all batches, ns a call: the mean.</summary>
    public static double MeanPerCall(this IReadOnlyList<Sample> samples, BatchClock clock) =>
        samples.Sum(s => s.TimeNs(clock)) / samples.Sum(s => (double)s.Calls);

    /// <summary>Whether collections ran whose cost is not known apart: then only a mean has their full price in it.</summary>
    public static bool HasUnknownPauses(this IReadOnlyList<Sample> samples) =>
        samples.Any(s => s.PauseNs is null && s.Gen0 + s.Gen1 + s.Gen2 > 0);
}
