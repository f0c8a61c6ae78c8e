using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cases;

/// <summary>What the processor's counters say of a case, over all batches: being disturbed changes a time, not the instructions.</summary>
internal static class CaseWork
{
    /// <summary>Null without a batch.</summary>
    public static WorkEstimate? Of(MeasuredCase measured) => measured.Launches.Count == 0
        ? null
        : new() { Instructions = PerCall(measured, Probe.Instructions), CacheMisses = PerCall(measured, Probe.CacheMisses) };

    /// <summary>
    /// A reading per call: the median over the launches that know it in every batch. Total over total within a launch, so that what comes
    /// once in many calls counts in full (a buffer that grows, a collection on the measuring thread); a median over batches would drop it.
    /// </summary>
    public static double? PerCall(MeasuredCase measured, Probe probe)
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
