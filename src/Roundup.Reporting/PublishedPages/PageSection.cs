using System.Globalization;
using Roundup.Analysis.SteadyState.PublishedPages;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.PublishedPages;

/// <summary>One page: its source, how many of its figures agree, why others cannot be compared, and which differ.</summary>
internal static class PageSection
{
    public static Section Of(JudgedPage judged)
    {
        var page = judged.Page;
        Block[] blocks =
        [
            new Heading(2, judged.Name) { Anchor = judged.Name },
            new Table<Fact>([Column.Of<Fact>("", fact => fact.Name), Column.Of<Fact>("", fact => fact.Text)], [.. Facts(judged)])
            {
                HasLongTexts = true,
            },
            .. Points("What differs in the work itself:", page.Remarks),
            new Table<IGrouping<PublishedQuantity, JudgedFigure>>(
                [
                    Column.Of<IGrouping<PublishedQuantity, JudgedFigure>>("Figure", group => PageText.Word(group.Key)),
                    .. PublishedReport.SummaryColumns<IGrouping<PublishedQuantity, JudgedFigure>>(group => FigureSummary.Of([.. group])),
                ],
                [.. judged.Figures.GroupBy(figure => figure.Figure.Quantity).OrderBy(group => group.Key)]),
            .. IncomparableTable.Of(judged),
            .. Points("Columns of the page that its file leaves out:", page.Omitted),
            .. DifferenceTables.Of(judged),
        ];
        return new([.. blocks.Select(block => block with { Detail = Detail.Full })]);
    }

    private static Block[] Points(string title, IReadOnlyList<string> points) =>
        points.Count == 0 ? [] : [new Paragraph(Inline.Of(title)), List.Of(points)];

    private static IEnumerable<Fact> Facts(JudgedPage judged)
    {
        var page = judged.Page;
        yield return new("Page", Inline.Source(page.Source, page.Url));
        string?[] measured = [page.DateIs is null ? page.Date : $"{page.Date} ({page.DateIs})", page.Tool, page.Runtime, page.Machine];
        yield return new("Measured there", string.Join("; ", measured.OfType<string>()));
        if (judged.Runs.Count == 0)
        {
            var suites = judged.Suites.Count == 0 ? "no suite names it" : $"none of the suite {string.Join(" or ", judged.Suites)}";
            yield return new("Results here", $"none were given ({suites})");
        }

        foreach (var run in judged.Runs)
        {
            var date = run.Run.Started.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
            string?[] made =
            [
                $"suite {run.Run.Suite}, {date}",
                $"Roundup {run.Run.RoundupVersion}, effort {run.Run.Effort}",
                string.Join(", ", run.Targets.Select(target => target.Runtime).Distinct()),
                Headline.Machine(run),
            ];
            yield return new("Results here", string.Join("; ", made.Where(text => text?.Length > 0)));
        }
    }

    private sealed record Fact(string Name, Inline? Text);
}
