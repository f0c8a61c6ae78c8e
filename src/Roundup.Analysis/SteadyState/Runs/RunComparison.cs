using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Runs;

/// <summary>
/// Compares the ratios of two runs case by case. The interval is Welch's over the launches' log ratios, with each run's moderated variance
/// and its degrees of freedom. The launches of a baseline are shared by the rows of its cell, so differences within one cell go up and down
/// together: each interval keeps its coverage, but the share of cases whose interval contains 0 scatters more between pairs of runs than so
/// many independent cases would.
/// </summary>
public static class RunComparison
{
    /// <summary>
    /// The cases that have a ratio in both runs, in the first run's order. Left out: baselines (1 by definition), cells whose baselines
    /// are not the same row, and ratios that no launch stands behind.
    /// </summary>
    /// <param name="first">One run.</param>
    /// <param name="second">The other.</param>
    public static IReadOnlyList<CaseDifference> Compare(AnalysedRun first, AnalysedRun second)
    {
        ArgumentNullException.ThrowIfNull(first);
        ArgumentNullException.ThrowIfNull(second);
        var others = second.Cells.ToDictionary(Key);
        return
        [
            .. first.Cells
                .Where(c => others.TryGetValue(Key(c), out var other) && c.Baseline == other.Baseline)
                .SelectMany(c => c.Rows.Where(HasRatio)
                    .Join(others[Key(c)].Rows.Where(HasRatio), r => r.Result.Id, r => r.Result.Id, Difference)),
        ];
    }

    private static (CellId Id, string? Table) Key(AnalysedCell cell) => (cell.Id, cell.Table);

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
