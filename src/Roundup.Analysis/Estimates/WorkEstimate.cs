using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Estimates;

/// <summary>
/// What a call makes the processor do: hardware counters of the measuring thread in user mode. Other work on the machine does not change
/// the number of instructions, so they hardly vary where times do.
/// </summary>
public sealed record WorkEstimate
{
    /// <summary>Instructions per call; null where the system does not permit the counter.</summary>
    public double? Instructions { get; init; }

    /// <summary>Misses of the last-level cache per call; null where the system does not permit the counter.</summary>
    public double? CacheMisses { get; init; }

    /// <summary>The estimate; null without a batch.</summary>
    internal static WorkEstimate? Of(MeasuredCase measured) => measured.Launches.Count == 0
        ? null
        : new() { Instructions = PerCall(measured, Probe.Instructions), CacheMisses = PerCall(measured, Probe.CacheMisses) };

    /// <summary>
    /// A reading per call: the median of the launches that have it for every batch. Within a launch it is total over total, so that rare
    /// events count in full (a buffer that grows, a collection on the measuring thread); a median over batches would drop them.
    /// </summary>
    internal static double? PerCall(MeasuredCase measured, Probe probe)
    {
        double[] launches =
        [
            .. measured.Launches
                .Select(launch => launch.Batches.Select(batch => batch.Sample).ToArray())
                .Where(samples => samples.All(sample => sample[probe] is not null))
                .Select(samples => samples.Sum(sample => sample[probe]!.Value) / samples.Sum(sample => (double)sample.Calls)),
        ];
        return launches.Length == 0 ? null : Quantiles.Median(launches);
    }
}
