using Roundup.Analysis.Comparison;

namespace Roundup.Trials.Agreement;

/// <summary>How well several runs of one plan agree: all pairs of runs, over all cases or over the cases of one band.</summary>
internal sealed record PooledAgreement
{
    /// <summary>The number of compared ratios: pairs of runs x cases.</summary>
    public required int Ratios { get; init; }

    /// <summary>Share of the intervals of the ratios' difference that contain 0; expected is 0.95. Null without intervals.</summary>
    public double? ShareContainingZero { get; init; }

    /// <summary>Share of the runs' intervals that contain the consensus of the other runs; null without intervals.</summary>
    public double? ShareContainingConsensus { get; init; }

    /// <summary>The mean of <see cref="ConsensusRatio.ExpectedShare"/>; null without intervals.</summary>
    public double? ExpectedShareContainingConsensus { get; init; }

    /// <summary>Median absolute difference of the ratios, as a share; null without ratios.</summary>
    public double? MedianRatioDifference { get; init; }

    /// <summary>Ninth decile of the absolute differences of the ratios.</summary>
    public double? NinthDecileRatioDifference { get; init; }

    /// <summary>The largest absolute difference of the ratios.</summary>
    public double? LargestRatioDifference { get; init; }

    /// <summary>Median of the half-width of a ratio's interval as a share of the ratio; null without intervals.</summary>
    public double? MedianHalfWidth { get; init; }

    /// <summary>The number of compared times: pairs of runs x cases, baselines and references included.</summary>
    public required int Times { get; init; }

    /// <summary>Median absolute difference of the times, as a share; null without times.</summary>
    public double? MedianTimeDifference { get; init; }

    /// <summary>Ninth decile of the absolute differences of the times.</summary>
    public double? NinthDecileTimeDifference { get; init; }

    /// <param name="ratios">The ratios' differences of all pairs of runs.</param>
    /// <param name="consensus">The ratios of all runs beside the consensus of the others.</param>
    /// <param name="times">The times' differences of all pairs of runs.</param>
    public static PooledAgreement Of(
        IReadOnlyList<CaseDifference> ratios,
        IReadOnlyList<ConsensusRatio> consensus,
        IReadOnlyList<TimeDifference> times)
    {
        double[] differences = [.. ratios.Select(difference => difference.AbsoluteDifference)];
        double[] timeDifferences = [.. times.Select(difference => difference.AbsoluteDifference)];
        ConsensusRatio[] judged = [.. consensus.Where(ratio => ratio.Ratio.Interval is not null)];
        return new()
        {
            Ratios = differences.Length,
            ShareContainingZero = Share(ratios.Select(difference => difference.ContainsZero)),
            ShareContainingConsensus = Share(judged.Select(ratio => ratio.ContainsOthers)),
            ExpectedShareContainingConsensus = Compute(judged.Select(ratio => ratio.ExpectedShare), Enumerable.Average),
            MedianRatioDifference = Compute(differences, Quantiles.Median),
            NinthDecileRatioDifference = Compute(differences, NinthDecile),
            LargestRatioDifference = Compute(differences, Enumerable.Max),
            MedianHalfWidth = Compute(judged.Select(ratio => ratio.Ratio.Interval!.Value.HalfWidth / ratio.Ratio.Ratio), Quantiles.Median),
            Times = timeDifferences.Length,
            MedianTimeDifference = Compute(timeDifferences, Quantiles.Median),
            NinthDecileTimeDifference = Compute(timeDifferences, NinthDecile),
        };
    }

    private static double? Compute(IEnumerable<double> values, Func<double[], double> figure) =>
        values.ToArray() is { Length: > 0 } some ? figure(some) : null;

    private static double NinthDecile(double[] values) => Quantiles.Compute(values, 0.9);

    private static double? Share(IEnumerable<bool?> answers) =>
        Compute(answers.OfType<bool>().Select(answer => answer ? 1.0 : 0), Enumerable.Average);
}
