using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.Speed;

// The rows of a table that need more launches: rows whose interval is wider than wanted, and neighbours in the order that are neither
// separated nor known to be within half of the wanted width of each other. The width depends on the scatter alone, so stopping at a width
// favours no serializer. Separation depends on the difference itself, so stopping requires EarlyError, far less than the error of the
// ranks.
internal static class NeededLaunches
{
    // The family-wise error of one examination. With all examinations and the final ranks, equal serializers are separated in at most 4 %
    // of the tables (simulated, docs/accuracy.md).
    public const double EarlyError = 0.01;

    // The half-width at which two serializers are close enough, as a share of the wanted half-width of a ratio.
    private const double ShareOfPairs = 0.5;

    // The baseline, too, where there is such a serializer.
    public static IReadOnlyList<(MeasuredCase Row, double Launches)> Find(TableRows table, VariancePrior prior, double until)
    {
        List<(MeasuredCase Row, double Launches)> needed = [.. Wide(table, prior, until), .. Undecided(table, prior, until * ShareOfPairs)];
        return needed.Count > 0 && table.Baseline.Case is { } baseline
            ? [.. needed, (baseline, needed.Max(row => row.Launches))]
            : needed;
    }

    private static IEnumerable<(MeasuredCase Row, double Launches)> Wide(TableRows table, VariancePrior prior, double until) =>
        from row in table.Rows
        where row.Case.Time is not null && !(table.ByRatio && row.IsBaseline) && table.Logs(row).Count > 0
        let logs = table.Logs(row)
        let width = HalfWidth(LogSample.ByMean([.. logs.Values]).Moderated(prior))
        where !(width <= until)
        select (row.Case, Expected(logs.Count, width, until));

    private static IEnumerable<(MeasuredCase Row, double Launches)> Undecided(TableRows table, VariancePrior prior, double until)
    {
        RowLogs[] ranked = [.. table.Ranked.OrderBy(row => table.Logs(row).Values.Average())];
        var separations = Separations.Of(new([.. ranked.Select(table.Logs)]), prior, EarlyError);
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

    // The half-width of the 95 % interval, as a share of the quantity; null below two launches.
    private static double? HalfWidth(LogSample logs) => logs.Interval is { } interval ? Math.Exp(interval.High - logs.Centre) - 1 : null;

    // The half-width falls with the square root of the number of launches.
    private static double Expected(int launches, double? width, double until) =>
        width is { } known ? Math.Ceiling(launches * (known / until) * (known / until)) : launches + 1;
}
