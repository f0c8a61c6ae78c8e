using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>How slow the machine was around a batch, by its speed probes.</summary>
internal static class Slowness
{
    /// <summary>The median of the absolute values of a normal distribution, in standard deviations.</summary>
    private const double MedianOfNormal = 0.6745;

    private static readonly (Probe Before, Probe After)[] s_probes =
    [
        (Probe.AdditionsBeforeNs, Probe.AdditionsAfterNs),
        (Probe.LoadsBeforeNs, Probe.LoadsAfterNs),
        (Probe.BranchesBeforeNs, Probe.BranchesAfterNs),
        (Probe.CanaryBeforeNs, Probe.CanaryAfterNs),
    ];

    /// <summary>
    /// Mean of the logarithms of all speed probes, each the mean of before and after. Only differences between batches of one target
    /// mean something. Null where the file has no speed probe.
    /// </summary>
    public static double? Of(Sample sample) =>
        Mean(s_probes.Select(p => (sample[p.Before] + sample[p.After]) / 2));

    /// <summary>
    /// By how much this varies where the machine does not change: a standard deviation, from the differences of before and after, which are
    /// 10 ms apart.
    /// </summary>
    public static double Noise(IEnumerable<Sample> samples)
    {
        double[] changes =
        [
            .. samples.Select(s => (Before: Mean(s_probes.Select(p => s[p.Before])), After: Mean(s_probes.Select(p => s[p.After]))))
                .Select(s => Math.Abs((s.After - s.Before) ?? 0)),
        ];

        // The difference of two readings has twice the variance of one, their mean half of it.
        return changes.Length == 0 ? 0 : Quantiles.Median(changes) / MedianOfNormal / 2;
    }

    private static double? Mean(IEnumerable<double?> probes)
    {
        double[] logs = [.. probes.OfType<double>().Where(ns => ns > 0).Select(ns => Math.Log(ns))];
        return logs.Length == 0 ? null : logs.Average();
    }
}
