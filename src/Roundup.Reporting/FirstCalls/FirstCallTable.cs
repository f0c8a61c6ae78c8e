using Roundup.Analysis.FirstCall;
using Roundup.Reporting.Terminal;
using Roundup.Reporting.Text;
using Spectre.Console;

namespace Roundup.Reporting.FirstCalls;

/// <summary>A table of first calls on the console. It never wraps: columns leave, then names are shortened, until it fits.</summary>
internal static class FirstCallTable
{
    private const int ShortestName = 24;
    private const string MarkHeading = "Marks";

    /// <summary>Writes the table.</summary>
    /// <param name="rows">Its rows.</param>
    /// <param name="marks">The signs behind a row.</param>
    /// <param name="page">Where to.</param>
    /// <returns>The columns that it shows.</returns>
    public static IReadOnlyList<FirstCallColumn<FirstCallRow>> Write(IReadOnlyList<FirstCallRow> rows, Func<FirstCallRow, string> marks, Page page)
    {
        var oneTarget = rows.Select(row => row.Target).Distinct().Count() == 1;
        var signs = new FirstCallColumn<FirstCallRow>(MarkHeading, "", marks, IsNumeric: false);
        List<FirstCallColumn<FirstCallRow>> columns =
        [
            .. FirstCallColumns.Console.Append(signs).Where(column => !(oneTarget && column == FirstCallColumns.Target) && rows.Any(row => Text(column, row).Length > 0)),
        ];
        var leaving = new Queue<FirstCallColumn<FirstCallRow>>(FirstCallColumns.LeaveFirst.Where(columns.Contains));
        var widths = Widths(columns, rows);
        while (Excess(widths, page) > 0 && leaving.Count > 0 && widths[columns.IndexOf(FirstCallColumns.Serializer)] - Excess(widths, page) < ShortestName)
        {
            columns.Remove(leaving.Dequeue());
            widths = Widths(columns, rows);
        }

        var name = columns.IndexOf(FirstCallColumns.Serializer);
        widths[name] -= Math.Clamp(Excess(widths, page), 0, widths[name] - 1);
        page.Line([.. columns.Select((column, i) => (Aligned(column, i, column.Heading, widths[i]), Styles.Heading))]);
        foreach (var row in rows)
        {
            page.Line([.. columns.Select((column, i) => (Aligned(column, i, Text(column, row), widths[i]), StyleOf(column, row, signs)))]);
        }

        return columns;
    }

    private static int[] Widths(List<FirstCallColumn<FirstCallRow>> columns, IReadOnlyList<FirstCallRow> rows) =>
        [.. columns.Select(column => rows.Select(row => Width.Of(Text(column, row))).Append(column.Heading.Length).Max())];

    private static int Excess(int[] widths, Page page) => widths.Select((width, i) => width + Gap(i)).Sum() - page.Width;

    /// <summary>Rank belongs to the name behind it: one blank; all others are two apart.</summary>
    private static int Gap(int column) => Math.Min(column, 2);

    private static string Text(FirstCallColumn<FirstCallRow> column, FirstCallRow row) => Visible.Line(column.Text(row));

    private static string Aligned(FirstCallColumn<FirstCallRow> column, int index, string text, int width)
    {
        text = column == FirstCallColumns.Serializer ? Width.ShortenName(text, width) : text;
        var blanks = new string(' ', Math.Max(0, width - Width.Of(text)));
        return new string(' ', Gap(index)) + (column.IsNumeric ? blanks + text : text + blanks);
    }

    private static Style StyleOf(FirstCallColumn<FirstCallRow> column, FirstCallRow row, FirstCallColumn<FirstCallRow> signs) =>
        row.Serializer.IsFloor || column == FirstCallColumns.Spread ? Styles.Faint
        : column == signs ? Styles.Warning
        : row.First?.IsBaseline == true ? Styles.Baseline
        : row.First?.Rank == 1 && (column == FirstCallColumns.Rank || column == FirstCallColumns.Serializer) ? Styles.Fastest
        : Styles.Plain;
}
