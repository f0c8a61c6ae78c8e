using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>What is said of a ranking while a run goes on: the same numbers as after it, with intervals from the first launch on.</summary>
public static class Provisional
{
    /// <summary>A serializer whose means have intervals where one launch gives them none of their own.</summary>
    /// <param name="run">What was measured so far.</param>
    /// <param name="serializer">The serializer.</param>
    public static RankedSerializer WithIntervals(AnalysedRun run, RankedSerializer serializer)
    {
        ArgumentNullException.ThrowIfNull(run);
        ArgumentNullException.ThrowIfNull(serializer);
        var spread = Spread(run);
        Estimate? With(Estimate? estimate) => estimate is { Interval: null } known && spread is { } half
            ? known with { Interval = new(known.Value * Math.Exp(-half), known.Value * Math.Exp(half)) }
            : estimate;
        return serializer with { Serialize = With(serializer.Serialize), Deserialize = With(serializer.Deserialize) };
    }

    // Half of the interval of a ratio's logarithm after one launch, estimated from the differences between the two processes of the
    // baseline (root mean square over the tables). A ratio is one process over the mean of two, so its variance is three quarters of that
    // of the difference. Tables of one dataset come from the same processes, so the number of datasets gives the degrees of freedom. Null
    // where no serializer ran twice.
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
