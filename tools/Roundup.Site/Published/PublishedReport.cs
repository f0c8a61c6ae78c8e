using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Site.Judging;

namespace Roundup.Site.Published;

/// <summary>The verdicts on the figures of published pages: a document, and for programs a line for each figure.</summary>
internal static class PublishedReport
{
    private static readonly Column<Line>[] s_lines =
    [
        Text("Page", line => line.Page.Name),
        Text("Name", line => line.Figure.Entry.Name),
        Text("Row", line => line.Figure.Entry.RowName),
        Text("Operation", line => line.Figure.Entry.Operation.ToString()),
        Text("Dataset", line => line.Figure.Entry.Dataset),
        Number("Count", line => line.Figure.Entry.Count),
        Text("Shape", line => line.Figure.Entry.Shape?.ToString()),
        Text("Target", line => line.Figure.Entry.Target),
        Text("Experiment", line => line.Figure.Entry.Experiment),
        Text("Quantity", line => PageText.Word(line.Figure.Figure.Quantity)),
        Number("Published", line => line.Figure.Figure.Value),
        Number("MedianRatio", line => line.Figure.MedianRatio),
        Number("Measured", line => line.Figure.Measured),
        Number("Factor", line => line.Figure.Factor),
        Text("Verdict", line => PageText.Word(line.Figure)),
        Text("Reason", line => line.Figure.Reason is { } reason ? PageText.Word(reason) : null),
        Text("Detail", line => line.Figure.Detail),
        Text("Age", line => line.Figure.Age?.ToString()),
        Text("Table", line => line.Figure.Table?.ToString()),
    ];

    /// <summary>The sections of the document, then those for programs.</summary>
    public static IReadOnlyList<Section> Of(IReadOnlyList<JudgedPage> pages)
    {
        ArgumentNullException.ThrowIfNull(pages);
        return [Head(pages), Reasons(pages), .. pages.Select(PageSection.Of), Data(pages)];
    }

    private static Section Data(IReadOnlyList<JudgedPage> pages) => new(
        new Table<Line>(s_lines, [.. pages.SelectMany(page => page.Figures.Select(figure => new Line(page, figure)))])
        {
            Name = "figures",
            Detail = Detail.Data,
        });

    private static Column<Line> Text(string name, Func<Line, object?> value) => new(name, "", Unit.Text, value);

    private static Column<Line> Number(string name, Func<Line, object?> value) => new(name, "", Unit.Number, value);

    private static Section Head(IReadOnlyList<JudgedPage> pages) => new(
    [
        new Heading(1, "Published figures and ours"),
        new Paragraph(new Inline(
            new Span("Generated from published/ and results: "),
            new Span("dotnet run -c Release --project tools/Roundup.Site -- published --output FILE") { IsCode = true },
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
                    new("Figures", "", Unit.Number, of => of.Figures),
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
        Column<TRow> Of(string heading, Unit unit, Func<FigureSummary, object?> value) =>
            new(heading, "", unit, row => value(summary(row)));
        return
        [
            Of("Figures", Unit.Number, of => of.Figures),
            Of("Agree", Unit.Number, of => of.Agreeing),
            Of("Differ", Unit.Number, of => of.Differing),
            Of("Median factor", Unit.Ratio, of => of.MedianFactor),
            Of("Worst factor", Unit.Ratio, of => of.WorstFactor),
            Of("Not comparable", Unit.Number, of => of.NotComparable),
        ];
    }

    private sealed record Line(JudgedPage Page, JudgedFigure Figure);

    private sealed record ReasonCount(IncomparableReason Reason, int Figures);
}
