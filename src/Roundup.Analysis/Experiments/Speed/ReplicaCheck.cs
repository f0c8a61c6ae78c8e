using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>
/// The A/A comparison within a run: the baseline runs as two processes in each launch, and their differences show how far the run's ratios
/// can be trusted.
/// </summary>
public sealed record ReplicaCheck
{
    /// <summary>
    /// The probability below which chance does not explain the number of right intervals. With correct intervals at most 15 runs in 1,000
    /// fall below it, also where tables of the same processes are correlated (simulated, docs/accuracy.md).
    /// </summary>
    public const double Improbable = 0.005;

    /// <summary>The probability below which the number of right intervals is doubtful, although chance may explain it.</summary>
    public const double Doubtful = 0.05;

    /// <summary>The median difference of the two processes above which small differences between serializers mean nothing.</summary>
    public const double LargeDifference = 0.05;

    /// <summary>The share that <see cref="LeastShare"/> must reach before the intervals are called believable.</summary>
    public const double EnoughShare = 0.8;

    /// <summary>Fewer intervals do not say what is typical of a run.</summary>
    public const int FewestIntervals = 5;

    private const double Expected = 0.95;

    /// <summary>The cases that ran twice, in the file's order.</summary>
    public required IReadOnlyList<ReplicaRatio> Cases { get; init; }

    /// <summary>Median of the cases' absolute differences, as a share.</summary>
    public required double MedianDifference { get; init; }

    /// <summary>The number of intervals.</summary>
    public required int Intervals { get; init; }

    /// <summary>The number of intervals that contain 1.</summary>
    public required int ContainingOne { get; init; }

    /// <summary>
    /// The probability of at most <see cref="ContainingOne"/> intervals that contain 1, if each does with 95 % (binomial, one-sided); null
    /// without an interval.
    /// </summary>
    public double? Probability { get; init; }

    /// <summary>
    /// The lower end of the 95 % interval of the true share of intervals that contain 1 (Clopper, Pearson 1934); null without an interval.
    /// </summary>
    public double? LeastShare { get; init; }

    /// <summary>
    /// The difference between two serializers, as a share, at which a 95 % interval of this run excludes "no difference" with a probability
    /// of 90 % in a typical case; null where fewer cases than <see cref="Needed"/> have an interval.
    /// </summary>
    public double? DetectableDifference { get; init; }

    /// <summary>How many cases with an interval say what is typical: half of them, and <see cref="FewestIntervals"/>.</summary>
    public int Needed => Math.Max(FewestIntervals, (Cases.Count + 1) / 2);

    /// <summary>The conclusion about the run.</summary>
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
        var check = new ReplicaCheck
        {
            Cases = cases,
            MedianDifference = Quantiles.Median([.. cases.Select(c => c.AbsoluteDifference)]),
            Intervals = known.Length,
            ContainingOne = right,
            Probability = known.Length == 0 ? null : Binomial.AtMost(right, known.Length, Expected),
            LeastShare = known.Length == 0 ? null : Binomial.LeastShare(right, known.Length),
        };
        return known.Length < check.Needed ? check : check with { DetectableDifference = Math.Exp(Sensitivity.Typical(known)) - 1 };
    }

    // Null where no case ran twice.
    internal static ReplicaCheck? Of(RunRows run)
    {
        var priors = run.Tables.SelectMany(table => table.Rows, (table, row) => (row.Case, Table: table))
            .ToDictionary(row => row.Case, row => row.Table);
        return Of(
        [
            .. run.Cases.Where(measured => measured.LogReplicas.Count > 0)
                .Select(measured => ReplicaRatio.Of(measured.Result.Id, measured.LogReplicas, run.Prior(priors[measured]))),
        ]);
    }
}

/// <summary>The conclusion from the two processes of serializers that ran twice.</summary>
public enum ReplicaVerdict
{
    /// <summary>There are no intervals: the run has one launch.</summary>
    NoIntervals,

    /// <summary>Fewer intervals contain 1 than chance explains: the intervals of the run are too narrow.</summary>
    TooNarrow,

    /// <summary>The two processes lie far apart, whatever the intervals say.</summary>
    FarApart,

    /// <summary>Fewer intervals contain 1 than expected, which chance may explain.</summary>
    Doubtful,

    /// <summary>There are too few intervals for a conclusion.</summary>
    TooFew,

    /// <summary>The intervals can be believed.</summary>
    Believable,
}

/// <summary>A case that ran as two processes in each launch: the second process over the first. The true ratio is 1.</summary>
/// <param name="Id">The case.</param>
/// <param name="Ratio">Time of the second process over that of the first, the geometric mean of the launches.</param>
/// <param name="Interval">Its 95 % interval; null below two launches.</param>
/// <param name="LogStdDev">
/// Standard deviation of the launches' logarithms, moderated by those of the run's ratios; null below two launches.
/// </param>
/// <param name="Launches">The number of launches in which both processes have a number.</param>
/// <param name="Freedom">Degrees of freedom of the standard deviation.</param>
public sealed record ReplicaRatio(CaseId Id, double Ratio, Interval? Interval, double? LogStdDev, int Launches, double Freedom)
{
    /// <summary>Whether the interval is right, since it should contain 1; null without an interval.</summary>
    public bool? ContainsOne => Interval?.Contains(1);

    /// <summary>The difference without its sign, as a share: the larger time over the smaller, minus 1.</summary>
    public double AbsoluteDifference => Math.Exp(Math.Abs(Math.Log(Ratio))) - 1;

    // Compared as two serializers are, so that the result is valid for the serializers of the run. There is at least one logarithm.
    internal static ReplicaRatio Of(CaseId id, IReadOnlyList<double> logs, VariancePrior prior)
    {
        var joined = LogSample.ByMean(logs).Moderated(prior);
        return new(id, joined.Value, joined.IntervalOfValue, joined.StdDev, joined.N, joined.Freedom);
    }
}
