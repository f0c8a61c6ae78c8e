using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Terminal;

/// <summary>A table fitted to a width. It never wraps: columns leave, then names are shortened, until it fits.</summary>
/// <param name="Columns">The columns that stay.</param>
/// <param name="Headings">Their headings, aligned.</param>
/// <param name="Rows">The rows, aligned, with what is special about each.</param>
internal sealed record FittedGrid(
    IReadOnlyList<Column> Columns, IReadOnlyList<string> Headings, IReadOnlyList<(IReadOnlyList<string> Texts, RowKind Kind)> Rows)
{
    private const int ShortestName = 24;

    /// <summary>Fits a table.</summary>
    /// <param name="grid">The table.</param>
    /// <param name="width">The cells of a line.</param>
    public static FittedGrid Of(Grid grid, int width)
    {
        var texts = grid.Rows.Select(row => row.Cells.Select(cell => Visible.Line(cell.Plain(Detail.Brief))).ToList()).ToList();
        var natural = grid.Columns.Select((column, i) => texts.Select(row => Width.Of(row[i])).Append(Width.Of(column.Heading)).Max())
            .ToList();
        var shown = Enumerable.Range(0, grid.Columns.Count).ToList();
        int Gap(int place) => place == 0 ? 0 : grid.Columns[shown[place - 1]].Role == ColumnRole.Rank ? 1 : 2;
        int Excess() => shown.Select((column, place) => natural[column] + Gap(place)).Sum() - width;
        var name = shown.FindIndex(i => grid.Columns[i].Role == ColumnRole.Name);
        var leaving = new Queue<int>(shown.Where(i => grid.Columns[i].Leaves > 0).OrderBy(i => grid.Columns[i].Leaves));
        while (Excess() > 0 && leaving.Count > 0 && (name < 0 || natural[name] - Excess() < ShortestName))
        {
            var gone = leaving.Dequeue();
            shown.Remove(gone);
            shown.RemoveAll(i => grid.Columns[i].LeavesWith == grid.Columns[gone].Name);
        }

        if (name >= 0)
        {
            natural[name] -= Math.Clamp(Excess(), 0, natural[name] - 1);
            var names = Width.ShortenNames([.. texts.Select(row => row[name])], natural[name]);
            for (var row = 0; row < texts.Count; row++)
            {
                texts[row][name] = names[row];
            }
        }

        IReadOnlyList<string> Aligned(Func<int, string> text) =>
            [.. shown.Select((i, place) => new string(' ', Gap(place)) + Align(grid.Columns[i], text(i), natural[i]))];
        return new(
            [.. shown.Select(i => grid.Columns[i])],
            Aligned(i => grid.Columns[i].Heading),
            [.. texts.Select((row, r) => (Aligned(i => row[i]), grid.Rows[r].Kind))]);
    }

    private static string Align(Column column, string text, int width)
    {
        text = column.Role == ColumnRole.Name ? Width.ShortenName(text, width) : text;
        var blanks = new string(' ', Math.Max(0, width - Width.Of(text)));
        return column.IsNumeric ? blanks + text : text + blanks;
    }
}
