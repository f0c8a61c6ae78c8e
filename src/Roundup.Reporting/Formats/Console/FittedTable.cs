using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Console;

// A table whose rows take one line each: long texts move below their rows, columns leave, then names are shortened, until the table fits.
internal sealed record FittedTable(
    IReadOnlyList<Column> Columns, IReadOnlyList<string> Headings, IReadOnlyList<FittedRow> Rows)
{
    private const int ShortestName = 24;

    public required bool Fits { get; init; }

    public required IReadOnlyList<Column> Below { get; init; }

    public required IReadOnlyList<Column> Left { get; init; }

    public static FittedTable Of(Grid grid, int width)
    {
        var texts = grid.Rows.Select(row => row.Cells.Select(cell => Visible.Line(cell.Text.Plain(Detail.Brief))).ToList()).ToList();
        var natural = grid.Columns
            .Select((column, i) => texts
                .Select(row => TextWidth.Measure(row[i])).Append(TextWidth.Measure(column.Heading)).Max())
            .ToList();
        var shown = Enumerable.Range(0, grid.Columns.Count).ToList();
        int Gap(int place) => place == 0 ? 0 : grid.Columns[shown[place - 1]].Role == ColumnRole.Rank ? 1 : 2;
        int Excess() => shown.Select((column, place) => natural[column] + Gap(place)).Sum() - width;
        var name = shown.FindIndex(i => grid.Columns[i].Role == ColumnRole.Name);
        List<int> below = Excess() > 0 ? [.. shown.Where(i => grid.Columns[i].Wraps)] : [];
        shown.RemoveAll(below.Contains);
        var mayShorten = name >= 0 && !grid.Columns[name].StaysWhole;
        var leaving = new Queue<int>(shown.Where(i => grid.Columns[i].Leaves > 0).OrderBy(i => grid.Columns[i].Leaves));
        while (Excess() > 0 && leaving.Count > 0 && (!mayShorten || natural[name] - Excess() < ShortestName))
        {
            var gone = leaving.Dequeue();
            shown.Remove(gone);
            shown.RemoveAll(i => grid.Columns[i].LeavesWith == grid.Columns[gone].Name);
        }

        if (mayShorten)
        {
            natural[name] -= Math.Clamp(Excess(), 0, natural[name] - 1);
            var names = TextWidth.ShortenNames([.. texts.Select(row => row[name])], natural[name]);
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
            [.. texts.Select((row, r) => new FittedRow(Aligned(i => row[i]), grid.Rows[r].Kind, Notes(row)))])
        {
            Fits = Excess() <= 0,
            Below = [.. below.Select(i => grid.Columns[i])],
            Left = [.. grid.Columns.Where((_, i) => !shown.Contains(i) && !below.Contains(i))],
        };

        IReadOnlyList<string> Notes(List<string> row) =>
            [.. below.Where(i => row[i].Length > 0).Select(i => $"{grid.Columns[i].Heading}: {row[i]}")];
    }

    private static string Align(Column column, string text, int width)
    {
        text = column.Role == ColumnRole.Name ? TextWidth.ShortenName(text, width) : text;
        return TextWidth.Pad(text, width, column.IsNumeric);
    }
}

internal sealed record FittedRow(IReadOnlyList<string> Texts, RowKind Kind, IReadOnlyList<string> Notes);
