using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Site.Published;

/// <summary>The published ratios beside ours: a summary, and one table for each page.</summary>
internal static class PublishedReport
{
    /// <summary>What the words of the tables mean.</summary>
    public const string Rule =
        "Ratios to the page's own baseline, theirs and ours. The pages were measured on other machines, with other runtimes, versions and "
        + "values, so a difference is a finding, not an error of either side. A ratio of times agrees within our 95 % interval, widened by "
        + "the page's own uncertainty (±); one of bytes within a factor of 1.05 and its rounding.";

    public static IReadOnlyList<Section> Create(IReadOnlyList<JudgedPage> pages) =>
    [
        new(
        [
            new Heading(1, "Published ratios and ours"),
            new Paragraph(Inline.Of(Rule)) { Detail = Detail.Full },
            new Paragraph(Inline.Of(Total(pages))),
            new Table<JudgedPage>([Column.Of<JudgedPage>("Page", page => page.Page.Name), .. SummaryColumns()], pages),
        ]),
        .. pages.Select(page => new Section([
            .. ((Block[])[new Heading(2, page.Page.Name), .. Create(page)]).Select(block => block with { Detail = Detail.Full })])),
        new(new Table<(JudgedPage Page, JudgedFigure Figure)>(
            [
                new("Page", "", Unit.Text, line => line.Page.Page.Name),
                .. Columns<(JudgedPage Page, JudgedFigure Figure)>(one => one.Figure),
            ],
            [.. pages.SelectMany(page => page.Figures.Select(figure => (page, figure)))])
        {
            Name = "ratios",
            Detail = Detail.Data,
        }),
    ];

    /// <summary>Where a page and our runs were measured, and its table.</summary>
    public static IEnumerable<Block> Create(JudgedPage judged) =>
    [
        .. About(judged), new Table<JudgedFigure>(Columns<JudgedFigure>(figure => figure), judged.Figures) { LeavesOutEmpty = true },
    ];

    /// <summary>Where a page and our runs were measured.</summary>
    public static IEnumerable<Block> About(JudgedPage judged)
    {
        var page = judged.Page;
        string?[] there = [page.Date, page.Tool, page.Runtime, page.Machine];
        return
        [
            new Paragraph(Inline.Source(page.Source, page.Url)),
            List.Of(
            [
                "Measured there: " + string.Join("; ", there.OfType<string>()),
                .. judged.Runs.Count == 0 ? (string[])["Measured here: no results were given"] : judged.Runs.Select(Measured),
                .. page.Remarks,
            ]),
        ];
    }

    public static string Total(IReadOnlyList<JudgedPage> pages)
    {
        var all = pages.SelectMany(page => page.Figures).ToList();
        var compared = all.FindAll(figure => figure.WhyNot is null);
        return $"Of {CountText.Format(all.Count, "published ratio")}, {Grouped(compared.Count)} can be compared: "
            + $"{Grouped(compared.Count(figure => figure.Agrees == true))} agree, "
            + $"{Grouped(compared.Count(figure => figure.Agrees == false))} differ.";
    }

    private static string Grouped(int number) => number.ToString("N0", CultureInfo.InvariantCulture);

    /// <summary>The typical difference between ours and theirs, in either direction; null where nothing is compared.</summary>
    public static double? MedianFactor(JudgedPage page)
    {
        var logs = Logs(page);
        return logs.Count == 0 ? null : Math.Exp((Math.Abs(logs[(logs.Count - 1) / 2]) + Math.Abs(logs[logs.Count / 2])) / 2);
    }

    private static List<double> Logs(JudgedPage page) =>
        [.. page.Figures.Select(figure => figure.Factor).OfType<double>().Select(factor => Math.Log(factor)).OrderBy(Math.Abs)];

    /// <summary>The columns of a summary of pages.</summary>
    public static IEnumerable<Column<JudgedPage>> SummaryColumns()
    {
        return
        [
            new("Ratios", "", Unit.Number, page => page.Figures.Count),
            new("Agree", "", Unit.Number, page => page.Figures.Count(figure => figure.Agrees == true)),
            new("Differ", "", Unit.Number, page => page.Figures.Count(figure => figure.Agrees == false)),
            new("Median factor", "", Unit.Ratio, page => MedianFactor(page)),
            new("Worst factor", "", Unit.Ratio, page => Logs(page) is [.., var worst] ? Math.Exp(worst) : null),
            new("Not compared", "", Unit.Number, page => page.Figures.Count(figure => figure.WhyNot is not null)),
        ];
    }

    private static string Measured(ResultsFile run) => string.Create(
        CultureInfo.InvariantCulture,
        $"Measured here: suite {run.Run.Suite}, {run.Run.Started:yyyy-MM-dd}, Roundup {run.Run.RoundupVersion}; {run.Machine.Cpu}, ")
        + $"{run.Machine.Os}; {string.Join(", ", run.Targets.Select(target => target.Runtime).Distinct())}";

    private static Column<T>[] Columns<T>(Func<T, JudgedFigure> of) =>
    [
        Text("On the page", figure => figure.Entry.Name, of) with { Role = ColumnRole.Name },
        Text("Serializer", figure => figure.Entry.SerializerName, of),
        Text("Operation", figure => figure.Entry.Operation.ToString(), of),
        Text("Data", figure => figure.Entry.Dataset, of),
        new("Count", "", Unit.Number, line => of(line).Entry.Count),
        Text("Shape", figure => figure.Entry.Shape?.ToString(), of),
        Text("Runtime", figure => figure.Entry.Target, of),
        Text("Quantity", figure => figure.Quantity.ToString(), of),
        Ratio("Theirs", figure => figure.Theirs, of),
        Ratio("±", figure => figure.Quantity == PublishedQuantity.Time ? figure.Within : null, of),
        Ratio("Ours", figure => figure.Ours, of),
        Text("95 % interval", figure => figure.Interval is { } i ? $"{NumberText.Ratio(i.Low)}-{NumberText.Ratio(i.High)}" : null, of),
        Ratio("Factor", figure => figure.Factor, of),
        Text("Verdict", figure => figure.Verdict, of),
    ];

    private static Column<T> Text<T>(string name, Func<JudgedFigure, string?> value, Func<T, JudgedFigure> of) =>
        new(name, "", Unit.Text, line => value(of(line)));

    private static Column<T> Ratio<T>(string name, Func<JudgedFigure, double?> value, Func<T, JudgedFigure> of) =>
        new(name, "", Unit.Ratio, line => value(of(line)));
}
