using Roundup.Analysis.SteadyState.PublishedPages;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.PublishedPages;

/// <summary>For each table of a page the rows with a figure that differs, as measured over published.</summary>
internal static class DifferenceTables
{
    public static IEnumerable<Block> Of(JudgedPage page)
    {
        var tables = page.Figures.GroupBy(figure => Title(figure.Entry)).Select(OfTable).ToList();
        return tables.TrueForAll(table => table.Count == 0) ? [] :
        [
            new Paragraph(Inline.Of(
                "Rows in which a figure differs: measured over published, bold where it differs, plain where it agrees, empty where it is "
                + "not compared.")),
            .. tables.SelectMany(table => table),
        ];
    }

    private static string Title(PublishedEntry entry)
    {
        string?[] parts = [entry.Experiment, entry.Operation.ToString(), entry.Dataset, entry.Shape?.ToString(), $"to {entry.Baseline}"];
        return string.Join(' ', parts.OfType<string>());
    }

    private static List<Block> OfTable(IGrouping<string, JudgedFigure> table)
    {
        List<Line> lines =
        [
            .. table.Where(figure => figure.Verdict != FigureVerdict.NotComparable)
                .GroupBy(figure => (figure.Entry.Name, figure.Entry.Target))
                .Where(row => row.Any(figure => figure.Verdict == FigureVerdict.Differs))
                .Select(row => new Line(row.First().Entry, row.ToLookup(Place))),
        ];
        if (lines.Count == 0)
        {
            return [];
        }

        var places = lines.SelectMany(line => line.Figures.Select(figures => figures.Key)).Distinct()
            .OrderBy(place => place.Quantity).ThenBy(place => place.Count);
        var severalTargets = table.Select(figure => figure.Entry.Target).Distinct().Count() > 1;
        return
        [
            new Heading(3, table.Key),
            new Table<Line>(
                [
                    Column.Of<Line>("On the page", line => severalTargets ? $"{line.Entry.Name} ({line.Entry.Target})" : line.Entry.Name),
                    Column.Of<Line>("Serializer", line => line.Entry.RowName),
                    .. places.Select(OfPlace),
                ],
                lines),
        ];
    }

    private static Column<Line> OfPlace((PublishedQuantity Quantity, int? Count) place)
    {
        var heading = PageText.Word(place.Quantity) + (place.Count is { } count ? $" x{Wording.Grouped(count)}" : "");
        return Column.Of<Line>(heading, line => Text(line.Figures[place].FirstOrDefault()), isNumeric: true);
    }

    private static (PublishedQuantity Quantity, int? Count) Place(JudgedFigure figure) => (figure.Figure.Quantity, figure.Entry.Count);

    private static Inline? Text(JudgedFigure? figure)
    {
        var text = figure?.Factor is { } factor ? Digits.Ratio(factor) : figure?.Measured == 0 ? "0 here" : "0 there";
        return figure is null ? null : figure.Verdict == FigureVerdict.Differs ? Inline.Strong(text) : text;
    }

    private sealed record Line(PublishedEntry Entry, ILookup<(PublishedQuantity Quantity, int? Count), JudgedFigure> Figures);
}
