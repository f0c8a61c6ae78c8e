using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cases;
using Roundup.Analysis.SteadyState.Cells;

namespace Roundup.Analysis.SteadyState.Stopping;

/// <summary>
/// Which rows of a cell want more launches: those whose ratio is wider than wanted, and neighbours in the order that are neither told
/// apart nor known to be within half of that of each other. A width depends on the scatter alone, so stopping at it favours no row. What
/// is told apart depends on the difference itself: to stop there it takes <see cref="EarlyError"/>, far less than ranks need in the end.
/// </summary>
internal static class CellWishes
{
    /// <summary>
    /// The family-wise error at one look. With all looks and the ranks at the end, equal rows are separated in at most 4 % of the cells
    /// (simulated, docs/columns.md).
    /// </summary>
    public const double EarlyError = 0.01;

    /// <summary>How close two rows must be known to be, as a share of the wanted half-width of a ratio.</summary>
    private const double ShareOfPairs = 0.5;

    /// <summary>The rows, each with how many launches it is expected to need; the baseline with them.</summary>
    public static IReadOnlyList<(MeasuredCase Row, double Launches)> Of(CellRows cell, RunPriors priors, double until)
    {
        List<(MeasuredCase Row, double Launches)> wishes = [.. Wide(cell, priors, until), .. Undecided(cell, priors, until * ShareOfPairs)];
        return wishes.Count > 0 && cell.Baseline.Case is { } baseline
            ? [.. wishes, (baseline, wishes.Max(wish => wish.Launches))]
            : wishes;
    }

    private static IEnumerable<(MeasuredCase Row, double Launches)> Wide(CellRows cell, RunPriors priors, double until) =>
        from row in cell.Rows
        where row.Case.Time is not null && !(cell.ByRatio && row.IsBaseline) && cell.Logs(row).Count > 0
        let logs = cell.Logs(row)
        let width = HalfWidth(LogSample.ByMean([.. logs.Values]).Moderated(priors.OfRatios))
        where !(width <= until)
        select (row.Case, Expected(logs.Count, width, until));

    private static IEnumerable<(MeasuredCase Row, double Launches)> Undecided(CellRows cell, RunPriors priors, double until)
    {
        RowLogs[] ranked = [.. cell.Ranked.OrderBy(row => cell.Logs(row).Values.Average())];
        var separations = Separations.Of(new([.. ranked.Select(cell.Logs)]), priors.OfPairs, EarlyError);
        for (var i = 0; i + 1 < ranked.Length; i++)
        {
            if (!separations.AreApart(i, i + 1) && separations.Difference(i, i + 1) is { } difference
                && HalfWidth(difference) is var width && !(width <= until))
            {
                var expected = Expected(difference.N, width, until);
                yield return (ranked[i].Case, expected);
                yield return (ranked[i + 1].Case, expected);
            }
        }
    }

    /// <summary>The half-width of the 95 % interval, as a share of the quantity; null below two launches.</summary>
    private static double? HalfWidth(LogSample logs) => logs.Interval is { } interval ? Math.Exp(interval.High - logs.Centre) - 1 : null;

    /// <summary>A half-width falls with the square root of the number of launches.</summary>
    private static double Expected(int launches, double? width, double until) =>
        width is { } known ? Math.Ceiling(launches * (known / until) * (known / until)) : launches + 1;
}
