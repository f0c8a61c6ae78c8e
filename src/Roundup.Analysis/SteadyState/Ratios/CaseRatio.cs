using Perfolizer.Mathematics.Common;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cases;

namespace Roundup.Analysis.SteadyState.Ratios;

/// <summary>The ratio columns of a case.</summary>
internal static class CaseRatio
{
    /// <summary>
    /// Joins the launches' ratios. Without a launch in common it is the ratio of the means, which has no interval. Null without a number on
    /// either side.
    /// </summary>
    /// <param name="row">The row.</param>
    /// <param name="baseline">The baseline.</param>
    /// <param name="logs">What <see cref="Pairing.LogRatios"/> says.</param>
    /// <param name="ofRun">What all cells of the run say about the variance of such logarithms.</param>
    public static RatioEstimate? Of(MeasuredCase row, MeasuredCase baseline, SortedDictionary<int, double> logs, VariancePrior ofRun)
    {
        if (row.Time is null || baseline.Time is null)
        {
            return null;
        }

        if (ReferenceEquals(row, baseline))
        {
            return One([.. row.ByIndex.Keys]);
        }

        if (logs.Count == 0)
        {
            return new() { Ratio = row.Time.Mean / baseline.Time.Mean, PerLaunch = [] };
        }

        var joined = LogSample.ByMean([.. logs.Values]).Moderated(ofRun);
        double[] perLaunch = [.. logs.Values.Select(Math.Exp)];
        return new()
        {
            Ratio = joined.Value,
            Interval = joined.IntervalOfValue,
            LogStdErr = joined.StdErr,
            DegreesOfFreedom = joined.Freedom,
            StdDev = perLaunch.Length < 2 ? null : Moments.Create(perLaunch).StandardDeviation,
            PerLaunch = perLaunch,
            ByLaunch = logs.ToDictionary(l => l.Key, l => Math.Exp(l.Value)),
        };
    }

    private static RatioEstimate One(int[] launches) => new()
    {
        Ratio = 1,
        Interval = launches.Length < 2 ? null : new Interval(1, 1),
        LogStdErr = launches.Length < 2 ? null : 0,
        DegreesOfFreedom = Math.Max(0, launches.Length - 1),
        StdDev = launches.Length < 2 ? null : 0,
        PerLaunch = [.. launches.Select(_ => 1.0)],
        ByLaunch = launches.ToDictionary(i => i, _ => 1.0),
    };
}
