using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>How slow the machine was around a batch, by its speed probes.</summary>
internal static class Slowness
{
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
    public static double? Of(Sample sample)
    {
        double[] logs =
        [
            .. s_probes.Select(p => (sample[p.Before] + sample[p.After]) / 2).OfType<double>().Where(ns => ns > 0).Select(ns => Math.Log(ns)),
        ];
        return logs.Length == 0 ? null : logs.Average();
    }
}
