using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.FirstCall;

/// <summary>A chart for each target of a table: the first call for the first type, and the fastest for a further one.</summary>
internal static class FirstCallCharts
{
    /// <summary>The charts of one table; none for a target on which fewer than two rows have a number.</summary>
    public static IEnumerable<PairedBarChart> Of(IReadOnlyList<FirstCallRow> rows, ChartNames names) =>
        rows.Where(row => row.First is not null).GroupBy(row => row.Target).Where(target => target.Count() > 1).Select(target =>
        {
            var title = $"{FirstCallTitle.Of(target.First())}, {target.Key}";
            var first = target.First();
            var ordered = target.OrderBy(row => row.Serializer.IsFloor).ThenBy(row => row.First!.Time.Median);
            return new PairedBarChart(
                names.Of("first-calls", first.Operation.ToString(), first.Shape.ToString(), target.Key),
                title,
                "Less is better; medians over fresh processes",
                new("first type", "fastest further type", " " + Scale.Milliseconds.Name, "time of the first call"),
                [new(target.Key, [.. ordered.Select(Pair)])]);
        });

    private static Pair Pair(FirstCallRow row) => new(
        row.Name,
        row.Serializer.IsFloor ? RowKind.Reference : row.First!.IsBaseline ? RowKind.Baseline : RowKind.Plain,
        row.First!.Time.Median / Scale.Milliseconds.Size,
        row.Shortest?.Median / Scale.Milliseconds.Size);
}
