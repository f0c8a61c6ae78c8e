using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>
/// The charts of a macro table: both operations of each row over the baseline's, and their times by format with the size of the output.
/// </summary>
/// <param name="Table">The table.</param>
/// <param name="Normalised">Over the baseline; null where fewer than two rows have a ratio.</param>
/// <param name="ByFormat">By format; null where fewer than two rows have a time.</param>
internal sealed record MacroCharts(MacroTable Table, PairedBarChart? Normalised, PairedBarChart? ByFormat)
{
    /// <summary>The charts of all macro tables; none where the suite wants no such tables.</summary>
    public static IEnumerable<MacroCharts> Of(AnalysedRun run, ChartNames names) =>
        run.File.Run.Report is { Macro: true }
            ? MacroTable.Of(run).Where(table => table.Rows.Count > 0)
                .Select(table => new MacroCharts(table, Ratios(table, names), Times(run, table, names)))
            : [];

    private static PairedBarChart? Ratios(MacroTable table, ChartNames names)
    {
        var severalTargets = HasSeveralTargets(table);
        var pairs = table.Rows
            .Select(row => new Pair(Name(row, severalTargets), KindOf(row), Percent(row.Serialize), Percent(row.Deserialize)))
            .Where(pair => pair.Values.Any())
            .ToList();
        return pairs.Count < 2 ? null : new(
            names.Of("normalised", Parts(table)),
            $"Both operations over the baseline's: {Data(table)}",
            "Less is better; 100 % is the baseline, and the order is that of the time to deserialize",
            new("Serialize", "Deserialize", " %", "time of one call over the baseline's"),
            [new(Data(table), pairs)]);
    }

    private static PairedBarChart? Times(AnalysedRun run, MacroTable table, ChartNames names)
    {
        var severalTargets = HasSeveralTargets(table);
        var times = table.Rows.SelectMany(row => new[] { row.SerializeNs, row.DeserializeNs }).OfType<double>().ToList();
        if (table.Rows.Count < 2 || times.Count == 0)
        {
            return null;
        }

        var unit = Scale.Time.For(times);
        var panels = table.Rows.GroupBy(row => row.Any.Serializer.Format).Select(format => new PairPanel(
            format.Key,
            [.. format.Select(row => new Pair(
                Name(row, severalTargets),
                KindOf(row),
                row.SerializeNs / unit.Size,
                row.DeserializeNs / unit.Size,
                row.SizeBytes is { } size ? Scale.Bytes.Text(size) : null))]));
        return new(
            names.Of("formats", Parts(table)),
            $"Both operations by format: {Data(table)}",
            "Less is better; means over the launches, then the length of the output",
            new("Serialize", "Deserialize", " " + unit.Name, "time of one call"),
            [.. panels]);
    }

    private static double? Percent(AnalysedCase? row) => row is { IsBaseline: true } ? 100 : row?.Ratio?.Ratio * 100;

    private static bool HasSeveralTargets(MacroTable table) => table.Rows.Select(row => row.Target).Distinct().Skip(1).Any();

    private static string Name(MacroRow row, bool severalTargets) => (severalTargets ? $"{row.Name}, {row.Target}" : row.Name)
        + (row.Any.Conditions.Labels is { Count: > 0 } labels ? $" ({string.Join(", ", labels)})" : "");

    private static RowKind KindOf(MacroRow row) => row.IsBaseline ? RowKind.Baseline : RowKind.Plain;

    private static string Data(MacroTable table) => $"{table.Dataset} x{Wording.Grouped(table.Count)}, {table.Shape}";

    private static string[] Parts(MacroTable table) =>
        [table.Dataset, table.Count.ToString(CultureInfo.InvariantCulture), table.Shape.ToString()];
}
