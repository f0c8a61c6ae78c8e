using Roundup.Analysis.Published;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.PublishedPages;

/// <summary>The verdicts on the figures of published pages: docs/published.md, and a line for each figure as CSV.</summary>
public static class PublishedReport
{
    /// <summary>The name of the document.</summary>
    public const string Document = "published.md";

    /// <summary>The name of the file for programs.</summary>
    public const string Lines = "published.csv";

    /// <summary>The report.</summary>
    public static Report Of(IReadOnlyList<JudgedPage> pages)
    {
        ArgumentNullException.ThrowIfNull(pages);
        Section[] sections = [Head(pages), Reasons(pages), .. pages.Select(PageSection.Of)];
        return new(
            sections,
            [
                ReportFile.Markdown(sections, Document),
                ReportFile.Csv(Lines, PublishedCsv.Columns, pages.SelectMany(page => page.Figures.Select(figure => (page, figure)))),
            ]);
    }

    private static Section Head(IReadOnlyList<JudgedPage> pages) => new(
    [
        new Heading(1, "Published figures and ours"),
        new Paragraph(new Inline(
            new Span("Generated from published/ and docs/results/: "),
            new Span("roundup published --output docs/published.md") { IsCode = true },
            new Span(".")))
        {
            Detail = Detail.Full,
        },
        .. PageText.Rules.Select(rule => new Paragraph(Inline.Of(rule)) { Detail = Detail.Full }),
        new Paragraph(Inline.Of(PageText.Total(FigureSummary.Of([.. pages.SelectMany(page => page.Figures)])))),
        new Table<JudgedPage>(
            [
                Column.Of<JudgedPage>("Page", page => new Inline(new Span(page.Name) { Anchor = page.Name })),
                Column.Of<JudgedPage>("Results", page => page.Runs.Count == 0 ? "none" : Wording.Plain(page.Runs.Count)),
                .. SummaryColumns<JudgedPage>(page => FigureSummary.Of(page.Figures)),
            ],
            pages),
    ]);

    private static Section Reasons(IReadOnlyList<JudgedPage> pages)
    {
        List<ReasonCount> reasons =
        [
            .. pages.SelectMany(page => page.Figures)
                .Where(figure => figure.Reason is not null)
                .GroupBy(figure => figure.Reason!.Value)
                .OrderBy(group => group.Key)
                .Select(group => new ReasonCount(group.Key, group.Count())),
        ];
        return reasons.Count == 0 ? new() : new(
            new Heading(2, "Why figures are not comparable") { Detail = Detail.Full },
            new Table<ReasonCount>(
                [
                    Column.Of<ReasonCount>("Reason", of => PageText.Word(of.Reason)),
                    Column.Of<ReasonCount>("Figures", of => Wording.Grouped(of.Figures), isNumeric: true),
                    Column.Of<ReasonCount>("Meaning", of => PageText.Meaning(of.Reason)),
                ],
                reasons)
            {
                Detail = Detail.Full,
                HasLongTexts = true,
            });
    }

    /// <summary>The columns of a summary of any rows.</summary>
    internal static IEnumerable<Column<TRow>> SummaryColumns<TRow>(Func<TRow, FigureSummary> summary)
    {
        Column<TRow> Number(string heading, Func<FigureSummary, string?> text) =>
            Column.Of<TRow>(heading, row => text(summary(row)), isNumeric: true);
        return
        [
            Number("Figures", of => Wording.Grouped(of.Figures)),
            Number("Agree", of => Wording.Grouped(of.Agreeing)),
            Number("Differ", of => Wording.Grouped(of.Differing)),
            Number("Median factor", of => of.MedianFactor is { } median ? Digits.Ratio(median) : null),
            Number("Worst factor", of => of.WorstFactor is { } worst ? Digits.Ratio(worst) : null),
            Number("Not comparable", of => Wording.Grouped(of.NotComparable)),
        ];
    }

    private sealed record ReasonCount(IncomparableReason Reason, int Figures);
}
