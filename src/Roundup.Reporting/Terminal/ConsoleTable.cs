using Roundup.Reporting.Columns;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Spectre.Console;

namespace Roundup.Reporting.Terminal;

/// <summary>The table of one cell. It never wraps: columns leave, then names are shortened, until it fits.</summary>
internal sealed class ConsoleTable
{
    private const int ShortestName = 24;

    private readonly IReadOnlyList<Row> _rows;
    private readonly TableFormat _format;
    private readonly List<Column> _columns;
    private readonly int[] _widths;

    private ConsoleTable(CellView view, IReadOnlyList<Column> columns, int width)
    {
        _rows = view.Measured;
        _format = new TableFormat(_rows, columns);
        _columns = [.. columns.Where(c => _rows.Any(r => Text(c, r).Length > 0))];
        var name = _columns.IndexOf(AllColumns.Serializer);
        var leaving = new Queue<Column>(Layouts.LeaveFirst);
        while (true)
        {
            _widths = [.. _columns.Select(c => _rows.Select(r => Width.Of(Text(c, r))).Append(c.Heading.Length).Max())];
            var excess = _widths.Select((w, i) => w + Gap(i)).Sum() - width;
            if (excess <= 0 || _widths[name] - excess >= ShortestName || leaving.Count == 0)
            {
                _widths[name] -= Math.Clamp(excess, 0, _widths[name] - 1);
                return;
            }

            _columns.Remove(leaving.Dequeue());
        }
    }

    /// <summary>Writes the table of a cell.</summary>
    /// <returns>The columns that it shows.</returns>
    public static IReadOnlyList<Column> Write(CellView view, IReadOnlyList<Column> columns, Page page)
    {
        var table = new ConsoleTable(view, columns, page.Width);
        page.Line([.. table._columns.Select((c, i) => (table.Aligned(i, c.Heading), Styles.Heading))]);
        foreach (var row in table._rows)
        {
            page.Line([.. table._columns.Select((c, i) => (table.Aligned(i, table.Text(c, row)), StyleOf(c, row)))]);
        }

        return table._columns;
    }

    /// <summary>The interval of a floor's ratio is left to the files: it is of no use for a choice, and long, since the ratio is small.</summary>
    private string Text(Column column, Row row) =>
        column == AllColumns.RatioInterval && row.Case.Serializer.IsFloor && !row.Case.IsBaseline ? "" : Visible.Line(_format.Text(column, row));

    /// <summary>Rank belongs to the name behind it: one blank; all others are two apart.</summary>
    private int Gap(int column) => column == 0 ? 0 : _columns[column - 1] == AllColumns.Rank ? 1 : 2;

    private string Aligned(int column, string text)
    {
        text = _columns[column] == AllColumns.Serializer ? Width.ShortenName(text, _widths[column]) : text;
        var blanks = new string(' ', Math.Max(0, _widths[column] - Width.Of(text)));
        return new string(' ', Gap(column)) + (_columns[column].IsNumeric ? blanks + text : text + blanks);
    }

    private static Style StyleOf(Column column, Row row)
    {
        if (row.Case.Serializer.IsFloor || column == AllColumns.ErrorShare)
        {
            return Styles.Faint;
        }

        if (column == AllColumns.MarkSigns)
        {
            return Styles.Warning;
        }

        if (row.Case.IsBaseline)
        {
            return Styles.Baseline;
        }

        return row.Case.Rank == 1 && (column == AllColumns.Rank || column == AllColumns.Serializer) ? Styles.Fastest : Styles.Plain;
    }
}
