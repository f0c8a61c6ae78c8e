using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Launches;

/// <summary>
/// The time of a call in one launch. Median over the batches of the time without pauses, plus the mean of the pauses: a median alone would
/// drop a collection that falls into fewer than half of the batches, a mean alone follows every disturbance that went unnoticed.
/// Where a runtime does not tell the pauses and collections ran, it is the mean.
/// </summary>
internal static class LaunchTime
{
    /// <summary>ns a call of wall time. There must be a batch.</summary>
    public static double PerCall(IReadOnlyList<Sample> samples) => samples.HasUnknownPauses()
        ? samples.MeanPerCall(BatchClock.Wall)
        : Quantiles.Median([.. samples.Select(s => s.NetPerCall(BatchClock.Wall))]) + samples.PausePerCall();
}
