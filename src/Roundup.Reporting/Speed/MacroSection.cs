using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>
/// Both operations of each row side by side, absolute, normalised and by format; then the libraries that are gone. Only where the suite
/// wants it.
/// </summary>
internal static class MacroSection
{
    private const string Order =
        "Times are means over the launches. Sorted by the time to deserialize, floors (references for scale) last; bold marks the "
        + "baseline.";

    private static readonly Column<Removed>[] s_removedColumns =
    [
        Column.Of<Removed>("Serializer", removed => removed.Info.Name),
        Column.Of<Removed>("Format", removed => removed.Info.Format),
        Column.Of<Removed>("Status", removed => removed.Info.Status),
        Column.Of<Removed>("Why", removed => removed.Why),
        Column.Of<Removed>("Here", removed => removed.Here),
        Column.Of<Removed>("Reason", removed => removed.Reason),
    ];

    public static Section Of(SpeedRun run)
    {
        if (run.File.Run.Report is not { Macro: true })
        {
            return new();
        }

        var tables = MacroTable.Of(run.Analysis).Where(table => table.Rows.Count + table.Floors.Count > 0).ToList();
        return new(
        [
            new Heading(2, "Both operations") { Anchor = Anchors.Macro, Detail = Detail.Full },
            .. tables.Take(1).Select(_ => new Paragraph(Inline.Of(Order)) { Detail = Detail.Full }),
            .. tables.SelectMany(table => OfTable(run, table)),
            .. OfRemoved(Removed.Of(run.Analysis)),
            .. tables.Count == 0 ? Array.Empty<Block>() : [Legend([.. tables.SelectMany(table => Lines(run, table))])],
        ]);
    }

    private static IEnumerable<Block> OfTable(SpeedRun run, MacroTable table)
    {
        var rows = Lines(run, table);
        var data = $"{table.Dataset} x{Wording.Grouped(table.Count)}";
        var name = $"{data} {table.Shape}";
        yield return new Heading(2, $"Both operations · {data} · {table.Shape}") { Detail = Detail.Brief };
        yield return new Heading(3, name) { Detail = Detail.Full };
        yield return TableOf(MacroColumns.Both(rows), rows) with { Detail = Detail.Always };
        yield return new Heading(3, $"{name}, relative to {Baselines(run, table)}") { Detail = Detail.Full };
        var charts = run.Charts.Macros.FirstOrDefault(charts =>
            (charts.Table.Dataset, charts.Table.Count, charts.Table.Shape) == (table.Dataset, table.Count, table.Shape));
        if (charts?.Normalised is { } normalised)
        {
            yield return normalised;
        }

        yield return TableOf(MacroColumns.Normalised, rows);
        yield return new Heading(3, $"{name}, by format") { Detail = Detail.Full };
        if (charts?.ByFormat is { } byFormat)
        {
            yield return byFormat;
        }

        foreach (var format in rows.GroupBy(line => line.Row.Any.Serializer.IsFloor ? "floors" : line.Row.Any.Serializer.Format))
        {
            yield return new Heading(4, $"Format: {format.Key}") { Detail = Detail.Full };
            yield return TableOf(MacroColumns.OfFormat, [.. format]);
        }
    }

    private static List<MacroLine> Lines(SpeedRun run, MacroTable table) =>
        [.. table.Rows.Concat(table.Floors).Select(row => new MacroLine(run, row))];

    private static Table<MacroLine> TableOf(IReadOnlyList<Column<MacroLine>> columns, IReadOnlyList<MacroLine> rows) =>
        new(columns, rows) { Kind = line => line.Kind, Detail = Detail.Full };

    private static string Baselines(SpeedRun run, MacroTable table)
    {
        var tables = run.Analysis.Tables.Where(analysed =>
            analysed.Id.Dataset == table.Dataset && analysed.Id.Count == table.Count && analysed.Id.Shape == table.Shape);
        var names = tables.Select(table => table.Baseline).OfType<string>().Distinct().ToList();
        return names.Count == 0 ? "nothing, since no row is exact" : string.Join(" or ", names);
    }

    private static IEnumerable<Block> OfRemoved(IReadOnlyList<Removed> removed)
    {
        yield return new Heading(3, "Removed libraries") { Detail = Detail.Full };
        yield return new Paragraph(Inline.Of(removed.Count == 0
            ? "None: every row has a number, and no library is withdrawn, dead, archived or dangerous."
            : "Rows without a number on any target, and rows that have one although their library is withdrawn, dead, archived or "
                + "dangerous."))
        {
            Detail = Detail.Full,
        };
        if (removed.Count > 0)
        {
            yield return new Table<Removed>(s_removedColumns, removed) { Detail = Detail.Full };
        }
    }

    private static List Legend(IReadOnlyList<MacroLine> rows) => new(
        ListForm.Facts,
        [
            .. MacroColumns.All.Concat(MacroColumns.Normalised)
                .DistinctBy(column => column.Name)
                .Where(column => column.IsFor(rows))
                .Select(column => new ListItem(column.Heading, Inline.Of(column.Meaning))),
        ])
    {
        Headings = ("Column above", "Meaning"),
        Detail = Detail.Full,
    };
}

/// <summary>A row that is gone, or whose library is.</summary>
internal sealed record Removed(SerializerInfo Info, string? Why, string Here, string? Reason)
{
    private static readonly string[] s_gone = ["withdrawn", "dead", "archived", "dangerous"];

    /// <summary>The rows without any number, and those whose status says that one should not start with them; the former first.</summary>
    public static IReadOnlyList<Removed> Of(AnalysedRun run) =>
    [
        .. run.Tables.SelectMany(table => table.Rows).GroupBy(row => row.Serializer)
            .Where(rows => !rows.Key.IsFloor && (rows.All(row => row.Time is null) || s_gone.Contains(rows.Key.Status)))
            .OrderBy(rows => rows.Any(row => row.Time is not null)).ThenBy(rows => rows.Key.Name, StringComparer.OrdinalIgnoreCase)
            .Select(rows => new Removed(
                rows.Key,
                rows.Key.StatusReason ?? rows.Key.Dangerous,
                string.Join(", ", rows.Select(row => row.Result.Outcome).Distinct().Order().Select(outcome => outcome.Word())),
                Joined(rows.Select(row => row.Result.Reason)))),
    ];

    private static string? Joined(IEnumerable<string?> reasons) =>
        string.Join("; ", reasons.OfType<string>().Distinct().Select(Visible.Line)) is { Length: > 0 } text ? text : null;
}
