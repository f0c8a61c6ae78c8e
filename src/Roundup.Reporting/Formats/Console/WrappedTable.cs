using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;
using Spectre.Console;
using Grid = Roundup.Reporting.Tables.Grid;

namespace Roundup.Reporting.Formats.Console;

// A table that keeps all its text on any terminal: columns that may wrap do so between words, names and numbers never do; where even that
// is too wide, each row is a paragraph that starts with its first cell.
internal static class WrappedTable
{
    private const string Indent = "   ";
    private const string Gap = "  ";

    // Narrower text is hard to read.
    private const int NarrowestText = 24;

    public static void Draw(Grid grid, ConsolePage page)
    {
        List<string[]> rows = [.. grid.Rows.Select(row => row.Cells.Select(cell => Visible.Line(cell.Text.Plain(Detail.Brief))).ToArray())];
        if (Widths(grid.Columns, rows, page.Width) is not { } widths)
        {
            Paragraphs(grid.Columns, rows, page);
            return;
        }

        page.Line((Joined([.. grid.Columns.Select(column => column.Heading)]), ConsoleStyles.Heading));
        page.Line((page.Rule(widths.Sum() + (Gap.Length * widths.Length) + 1), ConsoleStyles.Faint));
        foreach (var row in rows)
        {
            var cells = row.Select((text, i) => TextWidth.Wrap(text, widths[i]).ToList()).ToList();
            for (var line = 0; line < cells.Max(lines => lines.Count); line++)
            {
                page.Line((Joined([.. cells.Select(lines => line < lines.Count ? lines[line] : "")]), Style.Plain));
            }
        }

        string Joined(string[] texts) =>
            " " + string.Join(Gap, texts.Select((text, i) => TextWidth.Pad(text, widths[i], grid.Columns[i].IsNumeric)));
    }

    // Null where no table fits.
    private static int[]? Widths(IReadOnlyList<Column> columns, List<string[]> rows, int width)
    {
        // One blank before the first column, and one behind each.
        var available = width - (Gap.Length * columns.Count) - 1;
        var widest = columns.Select((column, i) => rows
            .Select(row => TextWidth.Measure(row[i])).Append(TextWidth.Measure(column.Heading)).Max())
            .ToArray();
        var widths = columns.Select((column, i) => column.Wraps ? Math.Min(widest[i], NarrowestText) : widest[i]).ToArray();
        if (widths.Sum() > available)
        {
            return null;
        }

        for (var i = 0; i < widths.Length; i++)
        {
            var wanted = widest.Skip(i).Sum() - widths.Skip(i).Sum();
            var extra = widest[i] - widths[i];
            widths[i] += wanted == 0 ? 0 : Math.Min(extra, (available - widths.Sum()) * extra / wanted);
        }

        return widths;
    }

    private static void Paragraphs(IReadOnlyList<Column> columns, List<string[]> rows, ConsolePage page)
    {
        foreach (var row in rows)
        {
            page.Note("", Style.Plain, row[0], Style.Plain, 1);
            foreach (var text in Details(columns, row))
            {
                page.Note("", Style.Plain, text, Style.Plain, Indent.Length);
            }
        }
    }

    private static IEnumerable<string> Details(IReadOnlyList<Column> columns, string[] row)
    {
        var cells = columns.Zip(row, (column, text) => (column.Wraps, Text: text, Labelled: $"{column.Heading}: {text}"))
            .Skip(1)
            .Where(cell => cell.Text.Length > 0)
            .ToList();
        var facts = string.Join("; ", cells.Where(cell => !cell.Wraps).Select(cell => cell.Labelled));
        return cells.Where(cell => cell.Wraps).Select(cell => cell.Labelled).Prepend(facts).Where(text => text.Length > 0);
    }
}
