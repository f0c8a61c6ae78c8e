using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cases;

namespace Roundup.Analysis.SteadyState.Replicas;

/// <summary>
/// The live A/A of a run: the baseline runs as two processes in each launch, and what they differ by is what the run's ratios are worth.
/// </summary>
public sealed record ReplicaCheck
{
    /// <summary>
    /// The probability below which the number of right intervals is no chance. With true intervals at most 15 runs in 1,000 fall below it,
    /// also where cells of the same processes vary together (simulated; docs/columns.md).
    /// </summary>
    public const double Improbable = 0.005;

    /// <summary>The probability below which the number of right intervals is doubtful, and chance may still explain it.</summary>
    public const double Doubtful = 0.05;

    /// <summary>The median difference of the two processes above which small differences between rows mean nothing.</summary>
    public const double LargeDifference = 0.05;

    /// <summary>The share of right intervals that must be excluded from below before they are called believable.</summary>
    public const double EnoughShare = 0.8;

    /// <summary>The share of intervals that should contain the truth.</summary>
    private const double Expected = 0.95;

    /// <summary>One case each, in the file's order.</summary>
    public required IReadOnlyList<ReplicaRatio> Cases { get; init; }

    /// <summary>Median over the cases of the difference without its sign, as a share.</summary>
    public required double MedianDifference { get; init; }

    /// <summary>Intervals.</summary>
    public required int Intervals { get; init; }

    /// <summary>Those of them that contain 1.</summary>
    public required int ContainingOne { get; init; }

    /// <summary>
    /// The probability of so few intervals that contain 1, or fewer, if each does with 95 % (binomial, one-sided); null without one.
    /// </summary>
    public double? Probability { get; init; }

    /// <summary>
    /// The lower end of the 95 % interval of the true share of intervals that contain 1 (Clopper, Pearson 1934); null without one.
    /// </summary>
    public double? LeastShare { get; init; }

    /// <summary>
    /// The difference between two rows, as a share, at which a 95 % interval of this run excludes "no difference" with a probability of
    /// 90 % in a typical case; null without intervals.
    /// </summary>
    public double? VisibleDifference { get; init; }

    /// <summary>What this says about the run.</summary>
    public ReplicaVerdict Verdict =>
        Intervals == 0 ? ReplicaVerdict.NoIntervals
        : Probability < Improbable ? ReplicaVerdict.TooNarrow
        : MedianDifference > LargeDifference ? ReplicaVerdict.FarApart
        : Probability < Doubtful ? ReplicaVerdict.Doubtful
        : LeastShare < EnoughShare ? ReplicaVerdict.TooFew
        : ReplicaVerdict.Believable;

    /// <summary>Sums up the cases; null where none ran twice.</summary>
    public static ReplicaCheck? Of(IReadOnlyList<ReplicaRatio> cases)
    {
        ArgumentNullException.ThrowIfNull(cases);
        if (cases.Count == 0)
        {
            return null;
        }

        ReplicaRatio[] known = [.. cases.Where(c => c.Interval is not null)];
        var right = known.Count(c => c.ContainsOne == true);
        return new()
        {
            Cases = cases,
            MedianDifference = Quantiles.Median([.. cases.Select(c => c.AbsoluteDifference)]),
            Intervals = known.Length,
            ContainingOne = right,
            Probability = known.Length == 0 ? null : Binomial.AtMost(right, known.Length, Expected),
            LeastShare = known.Length == 0 ? null : Binomial.LeastShare(right, known.Length),
            VisibleDifference = known.Length == 0 ? null : Math.Exp(Sensitivity.Typical(known)) - 1,
        };
    }

    /// <summary>The check of a run; null where no case ran twice.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="ofRatios">What all cells of the run say about the variance of the ratio to the baseline.</param>
    internal static ReplicaCheck? Of(IEnumerable<MeasuredCase> cases, VariancePrior ofRatios) =>
        Of([.. cases.Select(measured => ReplicaPair.Compare(measured, ofRatios)).OfType<ReplicaRatio>()]);
}
