using Roundup.Contracts;
using Roundup.Reporting;
using Roundup.Reporting.Formats.Csv;
using Roundup.Site.Published;

namespace Roundup.Tools.Tests.Site;

/// <summary>The verdicts on published pages, as text.</summary>
public class PublishedReportTests
{
    [Fact]
    public void The_document_is_as_it_was() => Golden.ShouldMatch(Render.In(ReportFormats.Markdown, Report()), "published.md");

    [Fact]
    public void The_lines_are_as_they_were() => Golden.ShouldMatch(Render.In(new CsvFormat(), Report()), "published.csv");

    [Fact]
    public void The_console_has_a_line_for_each_page()
    {
        var text = Render.Piped(Report());
        text.ShouldContain("models ");
        text.ShouldContain("empty ");
        text.ShouldNotContain("What differs");
    }

    [Fact]
    public void Each_reason_and_quantity_has_a_word()
    {
        foreach (var reason in Enum.GetValues<IncomparableReason>())
        {
            PageText.Word(reason).ShouldNotBeEmpty();
            PageText.Meaning(reason).ShouldEndWith(".");
        }

        Enum.GetValues<IncomparableReason>().Select(PageText.Word).ShouldBeUnique();
        Enum.GetValues<PublishedQuantity>().Select(PageText.Word).ShouldBeUnique();
    }

    private static Report Report()
    {
        var page = new PublishedPage
        {
            Source = "A page | of somebody",
            Url = "https://example.org/page",
            Date = "2022",
            DateIs = "of the commit",
            Machine = "A machine",
            Runtime = ".NET 6.0",
            Tool = "a tool",
            Remarks = ["Names are written otherwise."],
            Omitted = ["Min: of another machine."],
        };
        var run = SampleRun.Empty().File;
        JudgedFigure[] figures =
        [
            Reasoned("Base", 1, PublishedQuantity.Ratio, 1, IncomparableReason.BaselineItself),
            Judged("Base", 1, PublishedQuantity.Allocated, 1000, 1010, FigureVerdict.Agrees),
            Judged("Fast", 1, PublishedQuantity.Ratio, 0.5, 0.51, FigureVerdict.Agrees),
            Reasoned("Fast", 1, PublishedQuantity.Mean, 500, IncomparableReason.AbsoluteTime),
            Judged("Fast", 1, PublishedQuantity.Allocated, 1000, 1500, FigureVerdict.Differs),
            Judged("Fast", 1000, PublishedQuantity.Ratio, 0.5, 0.25, FigureVerdict.Differs),
            Judged("Fast", 1000, PublishedQuantity.Allocated, 100, 0, FigureVerdict.Differs),
            Reasoned("Fast", 1000, PublishedQuantity.Mean, 500, IncomparableReason.AbsoluteTime),
            Reasoned("Gone", 1, PublishedQuantity.Ratio, 3, IncomparableReason.NotMeasured, "unavailable: package Gone | not found"),
        ];
        JudgedPage[] pages =
        [
            new("models", ["models"], page, [run], figures),
            new(
                "empty",
                ["empty", "other"],
                page with { Remarks = [], Omitted = [] },
                [],
                [Reasoned("A", null, PublishedQuantity.Ratio, 2, IncomparableReason.NoResults)]),
        ];
        return new(PublishedReport.Of(pages), []);
    }

    private static JudgedFigure Judged(
        string name, int? count, PublishedQuantity quantity, double published, double measured, FigureVerdict verdict) => new()
        {
            Entry = Entry(name, count),
            Figure = new(quantity, published),
            Verdict = verdict,
            Measured = measured,
            Table = new("Users", count ?? 1, Shape.Bytes, Operation.Serialize, "net10.0"),
        };

    private static JudgedFigure Reasoned(
        string name, int? count, PublishedQuantity quantity, double published, IncomparableReason reason, string? detail = null) => new()
        {
            Entry = Entry(name, count),
            Figure = new(quantity, published),
            Verdict = FigureVerdict.NotComparable,
            Reason = reason,
            Detail = detail,
        };

    private static PublishedEntry Entry(string name, int? count) => new()
    {
        Name = name,
        Row = name.ToUpperInvariant(),
        Dataset = "Users",
        Count = count,
        Shape = Shape.Bytes,
        Operation = Operation.Serialize,
        Target = "net6.0",
        Ratio = 1,
        Baseline = "Base",
        BaselineTarget = "net6.0",
    };
}
