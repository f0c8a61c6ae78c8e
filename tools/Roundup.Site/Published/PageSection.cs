using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Site.Figures;
using Roundup.Site.Judging;

namespace Roundup.Site.Published;

/// <summary>One page: its source, how many of its figures agree, why others cannot be compared, and which differ.</summary>
internal static class PageSection
{
    /// <summary>The section of the document, with the rows in which a figure differs.</summary>
    public static Section Of(JudgedPage judged) => new(
    [
        new Heading(2, judged.Name) { Anchor = judged.Name, Detail = Detail.Full },
        new Table<ListItem>(
            [Column.Of<ListItem>("", fact => fact.Label), Column.Of<ListItem>("", fact => fact.Text)],
            [.. Facts(judged)])
        {
            HasLongTexts = true,
            Detail = Detail.Full,
        },
        .. Summary(judged).Concat(DifferenceTables.Of(judged)).Select(block => block with { Detail = Detail.Full }),
    ]);

    /// <summary>How many of the figures agree, and why others cannot be compared.</summary>
    public static IEnumerable<Block> Summary(JudgedPage judged) =>
    [
        .. Points("What differs in the work itself:", judged.Page.Remarks),
        new Table<IGrouping<PublishedQuantity, JudgedFigure>>(
            [
                Column.Of<IGrouping<PublishedQuantity, JudgedFigure>>("Figure", group => PageText.Word(group.Key)),
                .. PublishedReport.SummaryColumns<IGrouping<PublishedQuantity, JudgedFigure>>(group => FigureSummary.Of([.. group])),
            ],
            [.. judged.Figures.GroupBy(figure => figure.Figure.Quantity).OrderBy(group => group.Key)]),
        .. Age(judged),
        .. IncomparableTable.Of(judged),
        .. Points("Columns of the page that its file leaves out:", judged.Page.Omitted),
    ];

    private static IEnumerable<Block> Age(JudgedPage judged) => PageText.Age(judged.Figures) is not { } text ? [] :
    [
        new Paragraph(Inline.Of(text)),
        .. Points("No number at the page's version:", [.. judged.Figures.Select(figure => figure.AgeDetail).OfType<string>().Distinct()]),
    ];

    private static Block[] Points(string title, IReadOnlyList<string> points) =>
        points.Count == 0 ? [] : [new Paragraph(Inline.Of(title)), List.Of(points)];

    /// <summary>Where and how the page and our runs were measured.</summary>
    public static IEnumerable<ListItem> Facts(JudgedPage judged)
    {
        var page = judged.Page;
        yield return new("Page", Inline.Source(page.Source, page.Url));
        string?[] measured = [page.DateIs is null ? page.Date : $"{page.Date} ({page.DateIs})", page.Tool, page.Runtime, page.Machine];
        yield return new("Measured there", Inline.Of(string.Join("; ", measured.OfType<string>())));
        if (judged.Runs.Count == 0)
        {
            var suites = judged.Suites.Count == 0 ? "no suite names it" : $"none of the suite {string.Join(" or ", judged.Suites)}";
            yield return new("Results here", Inline.Of($"none were given ({suites})"));
        }

        foreach (var run in judged.Runs)
        {
            var date = run.Run.Started.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
            var efforts = run.Run.Experiments.Select(experiment => experiment.Effort).Distinct();
            string?[] made =
            [
                $"suite {run.Run.Suite}, {date}",
                $"Roundup {run.Run.RoundupVersion}, effort {string.Join(", ", efforts)}",
                string.Join(", ", run.Targets.Select(target => target.Runtime).Distinct()),
                Headline.Machine(run),
            ];
            yield return new("Results here", Inline.Of(string.Join("; ", made.Where(text => text?.Length > 0))));
        }
    }
}

/// <summary>The reasons why figures of one page cannot be compared, with the figures that each covers.</summary>
internal static class IncomparableTable
{
    /// <summary>The table; nothing where every figure is compared.</summary>
    public static IEnumerable<Block> Of(JudgedPage page)
    {
        List<Covered> reasons =
        [
            .. page.Figures.Where(figure => figure.Reason is not null)
                .GroupBy(figure => (Reason: figure.Reason!.Value, figure.Detail))
                .OrderBy(group => group.Key.Reason)
                .Select(group => new Covered(group.Key.Reason, group.Key.Detail, [.. group])),
        ];
        return reasons.Count == 0 ? [] :
        [
            new Paragraph(Inline.Of("Not comparable:")),
            new Table<Covered>(
                [
                    Column.Of<Covered>("Reason", of => PageText.Word(of.Reason) + (of.Detail is null ? "" : ": " + of.Detail)),
                    new("Figures", "", Unit.Number, of => of.Figures.Count),
                    Column.Of<Covered>("Of", of => Join(of.Figures.Select(figure => figure.Figure.Quantity).Order().Select(PageText.Word))),
                    Column.Of<Covered>("Rows", of => Rows(of, page)),
                    Column.Of<Covered>("Where", of => Where(of, page)),
                ],
                reasons)
            {
                HasLongTexts = true,
            },
        ];
    }

    private static string Rows(Covered of, JudgedPage page)
    {
        var quantities = of.Figures.Select(figure => figure.Figure.Quantity).ToHashSet();
        return Some(figure => figure.Entry.Name, of, page, figure => quantities.Contains(figure.Figure.Quantity)) ?? "all";
    }

    /// <summary>The covered part of the page's tables, where it is not all of them.</summary>
    private static string Where(Covered of, JudgedPage page)
    {
        var names = of.Figures.Select(figure => figure.Entry.Name).ToHashSet();
        bool IsOfRow(JudgedFigure figure) => names.Contains(figure.Entry.Name);
        string?[] parts =
        [
            Some(figure => figure.Entry.Experiment, of, page, IsOfRow),
            Some(figure => figure.Entry.Operation.ToString(), of, page, IsOfRow),
            Some(figure => figure.Entry.Dataset, of, page, IsOfRow),
            Some(figure => figure.Entry.Shape?.ToString(), of, page, IsOfRow),
            Some(figure => figure.Entry.Count is { } count ? $"x{Wording.Grouped(count)}" : null, of, page, IsOfRow),
            Some(figure => figure.Entry.Target, of, page, IsOfRow),
        ];
        return string.Join("; ", parts.OfType<string>());
    }

    private static string? Some(
        Func<JudgedFigure, string?> text, Covered of, JudgedPage page, Func<JudgedFigure, bool> isMeant)
    {
        var all = page.Figures.Where(isMeant).Select(text).Distinct().Count();
        var some = of.Figures.Select(text).Distinct().ToList();
        return some.Count == all ? null : Join(some.OfType<string>());
    }

    private static string Join(IEnumerable<string> words) => string.Join(", ", words.Distinct());

    private sealed record Covered(IncomparableReason Reason, string? Detail, IReadOnlyList<JudgedFigure> Figures);
}

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

    public static string Title(PublishedEntry entry)
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
