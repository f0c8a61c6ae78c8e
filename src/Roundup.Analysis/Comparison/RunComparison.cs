using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Comparison;

/// <summary>
/// Compares the ratios of two runs case by case. The interval is Welch's over the logarithms of the launches' ratios, with each run's
/// moderated variance and its degrees of freedom. The rows of a table share the launches of the baseline, so the differences within a table
/// are correlated: each interval keeps its coverage, but the share of intervals that contain 0 varies more between pairs of runs than it
/// would for independent cases.
/// </summary>
public static class RunComparison
{
    /// <summary>
    /// The cases that have a ratio in both runs, in the first run's order. Left out are baselines (1 by definition), tables whose baselines
    /// are different serializers, and ratios of means without a launch in common.
    /// </summary>
    /// <param name="first">The first run.</param>
    /// <param name="second">The second run.</param>
    public static IReadOnlyList<CaseDifference> Compare(AnalysedRun first, AnalysedRun second)
    {
        ArgumentNullException.ThrowIfNull(first);
        ArgumentNullException.ThrowIfNull(second);
        var others = second.Tables.ToDictionary(table => table.Id);
        return
        [
            .. first.Tables
                .Where(c => others.TryGetValue(c.Id, out var other) && c.Baseline == other.Baseline)
                .SelectMany(c => c.Rows.Where(HasRatio)
                    .Join(others[c.Id].Rows.Where(HasRatio), r => r.Result.Id, r => r.Result.Id, Difference)),
        ];
    }

    private static bool HasRatio(AnalysedCase row) => row is { IsBaseline: false, Ratio.PerLaunch.Count: > 0 };

    private static CaseDifference Difference(AnalysedCase first, AnalysedCase second)
    {
        var (before, after) = (Logarithm(first.Ratio!), Logarithm(second.Ratio!));
        return new()
        {
            Id = first.Result.Id,
            First = first.Ratio!,
            Second = second.Ratio!,
            LogDifference = after.Centre - before.Centre,
            Interval = Welch.Difference(before, after),
        };
    }

    private static LogSample Logarithm(RatioEstimate ratio) => LogSample.OfStdErr(
        Math.Log(ratio.Ratio), ratio.LogStdErr, ratio.PerLaunch.Count, ratio.DegreesOfFreedom);
}

/// <summary>One case in two runs.</summary>
public sealed record CaseDifference
{
    /// <summary>The case.</summary>
    public required CaseId Id { get; init; }

    /// <summary>Its ratio to the baseline in the first run.</summary>
    public required RatioEstimate First { get; init; }

    /// <summary>Its ratio to the baseline in the second run.</summary>
    public required RatioEstimate Second { get; init; }

    /// <summary>ln(second ratio / first ratio): 0 is no change, 0.01 about 1 % slower.</summary>
    public required double LogDifference { get; init; }

    /// <summary>95 % interval of <see cref="LogDifference"/>; null where one of the runs has fewer than two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Whether the interval contains 0, so that no difference was shown; null without an interval.</summary>
    public bool? ContainsZero => Interval?.Contains(0);

    /// <summary>The difference without its sign, as a share: the larger ratio over the smaller, minus 1.</summary>
    public double AbsoluteDifference => Math.Exp(Math.Abs(LogDifference)) - 1;
}

/// <summary>How well repeated runs (A/A) agree over all their cases.</summary>
/// <param name="Cases">The number of compared cases.</param>
/// <param name="MedianDifference">Median of the absolute difference of the ratios, as a share; null without cases.</param>
/// <param name="ShareContainingZero">
/// Share of the intervals of the difference that contain 0; expected for A/A is 0.95. Null without intervals.
/// </param>
/// <param name="MedianHalfWidth">
/// Median half-width of the intervals of both runs' ratios, as a share of the ratio; null without intervals.
/// </param>
public sealed record Agreement(int Cases, double? MedianDifference, double? ShareContainingZero, double? MedianHalfWidth)
{
    /// <summary>Sums up the differences of one or several pairs of runs.</summary>
    public static Agreement Of(IReadOnlyList<CaseDifference> differences)
    {
        ArgumentNullException.ThrowIfNull(differences);
        double[] known = [.. differences.Where(d => d.ContainsZero is not null).Select(d => d.ContainsZero == true ? 1.0 : 0)];
        double[] widths =
        [
            .. differences.SelectMany(d => new[] { d.First, d.Second })
                .Where(r => r.Interval is not null)
                .Select(r => r.Interval!.Value.HalfWidth / r.Ratio),
        ];
        return new(
            differences.Count,
            differences.Count == 0 ? null : Quantiles.Median([.. differences.Select(d => d.AbsoluteDifference)]),
            known.Length == 0 ? null : known.Average(),
            widths.Length == 0 ? null : Quantiles.Median(widths));
    }
}
