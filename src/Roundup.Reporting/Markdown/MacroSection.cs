using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.Macro;
using Roundup.Reporting.Columns;
using Roundup.Reporting.Macro;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>Both operations of each row side by side, absolute, normalised and by format; then the libraries that are gone. Only where the suite wants it.</summary>
internal static class MacroSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        if (run.File.Run.Report is not { Macro: true })
        {
            return;
        }

        var tables = MacroTable.Of(run).Where(table => table.Rows.Count + table.Floors.Count > 0).ToList();
        writer.Heading(2, "Both operations", Anchors.Macro);
        if (tables.Count > 0)
        {
            writer.Paragraph("Times are the median over the launches. Sorted by the time to deserialize, floors (what no serializer can beat) last; bold is what ratios are to.");
        }

        foreach (var table in tables)
        {
            WriteTable(run, table, writer);
        }

        WriteRemoved(run, writer);
        if (tables.Count > 0)
        {
            writer.Table(["Column above", "Meaning"], MacroColumn.All.Concat(MacroColumn.Normalised).Distinct().Select(c => new Cell[] { c.Heading, c.Meaning }));
        }
    }

    private static void WriteTable(AnalysedRun run, MacroTable table, MarkdownWriter writer)
    {
        MacroRow[] rows = [.. table.Rows, .. table.Floors];
        var name = $"{table.Dataset} x{table.Count:N0} {table.Shape}";
        writer.Heading(3, name);
        Write(run, rows, MacroColumn.All, writer);
        writer.Heading(3, $"{name}, normalised to {Baselines(run, table)}");
        Write(run, rows, MacroColumn.Normalised, writer);
        writer.Heading(3, $"{name}, by format");
        foreach (var format in rows.GroupBy(row => row.Any.Serializer.IsFloor ? "floors" : row.Any.Serializer.Format))
        {
            writer.Heading(4, $"Format: {format.Key}");
            Write(run, [.. format], MacroColumn.OfFormat, writer);
        }
    }

    private static string Baselines(AnalysedRun run, MacroTable table)
    {
        var names = run.Cells.Where(c => c.Id.Dataset == table.Dataset && c.Id.Count == table.Count && c.Id.Shape == table.Shape).Select(c => c.Baseline).OfType<string>().Distinct().ToList();
        return names.Count == 0 ? "nothing, for want of an exact row" : string.Join(" or ", names);
    }

    private static void Write(AnalysedRun run, IReadOnlyList<MacroRow> rows, IReadOnlyList<MacroColumn> columns, MarkdownWriter writer)
    {
        var format = new MacroFormat(run, rows, columns);
        writer.Table([.. columns.Select(c => (Cell)c.Heading)], rows.Select(row => columns.Select(c => CellOf(run, c, row, format)).ToList()), right: i => columns[i].IsNumeric);
    }

    private static Cell CellOf(AnalysedRun run, MacroColumn column, MacroRow row, MacroFormat format)
    {
        if (column == MacroColumn.Home)
        {
            return new Cell(MarkdownText.Link(row.Any.Serializer.Home));
        }

        if (column == MacroColumn.Fidelity && row.Any.Result.Fidelity == Fidelity.Lossy)
        {
            return new Cell($"[lossy L{Losses.Number(run, row.Any.Result)}](#{Anchors.Losses})");
        }

        Cell text = format.Text(column, row);
        return column == MacroColumn.Serializer && row.IsBaseline ? new Cell($"**{text.Markdown}**") : text;
    }

    private static void WriteRemoved(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(3, "Removed libraries");
        var removed = Removed.Of(run);
        writer.Paragraph(removed.Count == 0
            ? "None: every library is alive, and every row has a number."
            : "What has no number on any target, and what has one although its library is withdrawn, dead, archived or dangerous.");
        if (removed.Count > 0)
        {
            writer.Table(["Serializer", "Format", "Status", "Why", "Here", "Reason"], removed.Select(r => new Cell[] { r.Info.Name, r.Info.Format, r.Info.Status, r.Why, r.Here, r.Reason }));
        }
    }
}
