using Roundup.Analysis;
using Roundup.Reporting.Speed;
using Roundup.Site.Gallery;

namespace Roundup.Tools.Tests.Site;

/// <summary>Which question a run answers on the list of runs.</summary>
public class RunQuestionTests
{
    private static readonly ResultsFile s_quick = Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", "quick.json.br"));

    [Fact]
    public void Each_run_stands_at_the_question_that_it_is_for()
    {
        var targets = s_quick.Targets;
        Question(s_quick).ShouldBe("Which serializer is fast?");
        Question(s_quick with { Targets = [.. targets, .. targets] }).ShouldBe("Which runtime or version is faster?");
        Question(s_quick with { Targets = [.. targets.Select(target => target with { Name = "net10.0-aot" })] })
            .ShouldBe("Does it work as NativeAOT?");
        Question(s_quick with { Run = s_quick.Run with { Suite = "pages/web-models" } }).ShouldBe("Do published benchmarks repeat?");
        Question(s_quick with { Run = s_quick.Run with { Command = "run web-models --page-versions --launches 4" } })
            .ShouldBe("Do published benchmarks repeat?");
    }

    [Fact]
    public void A_question_that_no_run_answers_is_not_asked()
    {
        var all = RunQuestion.AllOf([Run("b", s_quick), Run("a", s_quick)]);

        all.Select(question => question.Text).ShouldBe(["Which serializer is fast?"]);
        all[0].Runs.Select(run => run.Name).ShouldBe(["a", "b"]);
    }

    [Theory]
    [InlineData(null, "../shared.png")]
    [InlineData("https://example.org/roundup/", "https://example.org/roundup/shared.png")]
    public void The_head_of_a_page_has_title_picture_and_icon(string? address, string picture)
    {
        var page = new ReportFile("libraries/A.html", output => output.Write(
            "<head><meta content=\"img-src blob:\"><title>A &amp; B</title></head><body></body>"));

        using var text = new StringWriter();
        new SiteHead(address, "shared.png").Complete(page).Write(text);

        var html = text.ToString();
        html.ShouldContain("<meta property=\"og:title\" content=\"A &amp; B\">");
        html.ShouldContain($"<meta property=\"og:image\" content=\"{picture}\">");
        html.ShouldContain("<link rel=\"icon\" href=\"../favicon.svg\">");
        html.ShouldContain("img-src 'self' blob:");
        html.ShouldEndWith("</head><body></body>");
    }

    private static string Question(ResultsFile file) => RunQuestion.AllOf([Run("one", file)]).Single().Text;

    private static GalleryRun Run(string name, ResultsFile file) => new(name, file, [new SpeedReport()]);
}
