using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.Macro;
using Roundup.Reporting.Macro;
using Roundup.Reporting.Text;
using Spectre.Console;

namespace Roundup.Reporting.Terminal;

/// <summary>The macro tables on the console. Columns leave until a table fits.</summary>
internal static class MacroConsole
{
    private const int ShortestName = 24;

    public static void Write(AnalysedRun run, Page page)
    {
        if (run.File.Run.Report is not { Macro: true })
        {
            return;
        }

        foreach (var table in MacroTable.Of(run).Where(table => table.Rows.Count + table.Floors.Count > 0))
        {
            page.Title(Visible.Line($"Both operations · {table.Dataset} x{table.Count:N0} · {table.Shape}"));
            Write(run, [.. table.Rows, .. table.Floors], page);
            page.Gap();
        }
    }

    private static void Write(AnalysedRun run, IReadOnlyList<MacroRow> rows, Page page)
    {
        var format = new MacroFormat(run, rows, MacroColumn.Console);
        string Text(MacroColumn column, MacroRow row) => Visible.Line(format.Text(column, row));
        var columns = MacroColumn.Console.Where(column => (column != MacroColumn.Runtime || rows.DistinctBy(row => row.Target).Skip(1).Any()) && rows.Any(row => Text(column, row).Length > 0)).ToList();
        var leaving = new Queue<MacroColumn>(MacroColumn.LeaveFirst);
        int[] widths;
        int excess;
        while (true)
        {
            widths = [.. columns.Select(column => rows.Select(row => Width.Of(Text(column, row))).Append(column.Heading.Length).Max())];
            excess = widths.Sum() + (2 * (columns.Count - 1)) - page.Width;
            if (excess <= 0 || widths[0] - excess >= ShortestName || leaving.Count == 0)
            {
                break;
            }

            columns.Remove(leaving.Dequeue());
        }

        widths[0] -= Math.Clamp(excess, 0, widths[0] - 1);
        (string Text, Style Style)[] Line(Func<MacroColumn, string> text, Style style) => [.. columns.Select((column, i) => (Aligned(text(column), i), style))];
        string Aligned(string text, int i)
        {
            text = i == 0 ? Width.ShortenName(text, widths[0]) : text;
            var blanks = new string(' ', Math.Max(0, widths[i] - Width.Of(text)));
            return (i == 0 ? "" : "  ") + (columns[i].IsNumeric ? blanks + text : text + blanks);
        }

        page.Line(Line(column => column.Heading, Styles.Heading));
        foreach (var row in rows)
        {
            page.Line(Line(column => Text(column, row), row.Any.Serializer.IsFloor ? Styles.Faint : row.IsBaseline ? Styles.Baseline : Styles.Plain));
        }
    }
}
