using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>What is said of a ranking while a run goes on: the same numbers as after it, with intervals from the first launch on.</summary>
public static class Provisional
{
    /// <summary>The interval of a mean of a ranking; null where it is unknown.</summary>
    /// <param name="run">What was measured so far.</param>
    /// <param name="row">The row.</param>
    /// <param name="estimate">The mean over its tables.</param>
    public static Interval? Interval(AnalysedRun run, RankedRow row, Estimate estimate)
    {
        ArgumentNullException.ThrowIfNull(run);
        ArgumentNullException.ThrowIfNull(row);
        return row.IsBaseline ? new(1, 1)
            : estimate.Interval is { } known ? known
            : Spread(run) is { } half ? new(estimate.Value * Math.Exp(-half), estimate.Value * Math.Exp(half))
            : null;
    }

    /// <summary>
    /// Half of the interval of a ratio's logarithm after one launch, estimated from the differences between the two processes of the
    /// baseline (root mean square over the tables). A ratio is one process over the mean of two, so its variance is three quarters of that
    /// of the difference. Tables of one dataset come from the same processes, so the number of datasets gives the degrees of freedom. Null
    /// where no row ran twice.
    /// </summary>
    private static double? Spread(AnalysedRun run)
    {
        if (run.Replicas is not { Cases: { Count: > 0 } cases })
        {
            return null;
        }

        var datasets = cases.Select(one => (one.Id.Table.Dataset, one.Id.Table.Target)).Distinct().Count();
        return StudentT.Quantile975(datasets) * Math.Sqrt(0.75 * cases.Average(one => Math.Pow(Math.Log(one.Ratio), 2)));
    }
}
