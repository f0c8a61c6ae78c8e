using Roundup.Site.Published;

namespace Roundup.Tools.Tests.Site;

/// <summary>The verdicts on published ratios.</summary>
public class JudgedPageTests
{
    private static readonly PublishedEntry s_entry = new()
    {
        Name = "Theirs",
        SerializerName = "b",
        Dataset = "Users",
        Count = 100,
        Operation = Operation.Serialize,
        Target = "net6.0",
        Baseline = "Base",
        BaselineRow = "a",
        BaselineTarget = "net6.0",
    };

    private static readonly ResultsFile s_file = Of(Synthetic.Timed("a", 100, 101, 102), Synthetic.Timed("b", 200, 203, 204));

    [Theory]
    [InlineData(2.0, 0.05, true)]
    [InlineData(3.0, 0.05, false)]
    [InlineData(3.0, 1.1, true)]
    public void A_ratio_of_times_agrees_within_the_interval_and_the_page_s_own_uncertainty(double theirs, double within, bool agrees)
    {
        var figure = Judge(s_entry with { Ratios = [(PublishedQuantity.Time, theirs, within)] });

        figure.Agrees.ShouldBe(agrees);
        figure.WhyNot.ShouldBeNull();
        figure.Verdict.ShouldBe(agrees ? "agrees" : "differs");
        figure.Factor!.Value.ShouldBe(figure.Ours!.Value / theirs);
    }

    [Theory]
    [InlineData(1.04, true)]
    [InlineData(1.2, false)]
    public void A_ratio_of_bytes_agrees_within_a_factor(double theirs, bool agrees) =>
        Judge(s_entry with { Ratios = [(PublishedQuantity.Size, theirs, 0.005)] }).Agrees.ShouldBe(agrees);

    [Fact]
    public void What_is_not_compared_says_why()
    {
        var entry = s_entry with { Ratios = [(PublishedQuantity.Time, 2, 0)] };

        Judge(entry with { SerializerName = null }).Verdict.ShouldBe("no such serializer here");
        Judge(entry with { SerializerName = "other" }).Verdict.ShouldBe("not measured here");
        Judge(entry with { Count = 7 }).Verdict.ShouldBe("not measured here");
        Judge(entry with { BaselineRow = "other" }).Verdict.ShouldBe("Base was not measured here");
        Judge(entry with { OtherWork = "it writes twice" }).Verdict.ShouldBe("it writes twice");
        Judge(entry, Of(Synthetic.Timed("a", 100, 101), Synthetic.Timed("b", 200, 201).Ended(Outcome.Crashed, "boom"))).Verdict
            .ShouldBe("crashed: boom");
        Judge(entry, Of(Synthetic.Timed("a", 100), Synthetic.Timed("b", 200))).Verdict.ShouldBe("one launch");
        Judge(entry with { OtherWork = "it writes twice", Ratios = [(PublishedQuantity.Size, 1, 0.005)] }).Verdict.ShouldBe("agrees");
    }

    [Fact]
    public void The_newest_run_of_the_page_s_suites_counts_and_the_nearest_target_first()
    {
        var entry = s_entry with { Ratios = [(PublishedQuantity.Time, 2, 0.1)] };
        var old = s_file with { Run = s_file.Run with { Started = s_file.Run.Started.AddDays(-1), Suite = "pages/page-old" } };
        var other = s_file with { Run = s_file.Run with { Suite = "pages/pages" } };

        JudgedPage.Of(Page(entry), [old, other, s_file]).Runs.ShouldBe([s_file, old]);
        var near = Of(
            Synthetic.Timed("a", 100, 101, 102),
            Synthetic.Timed("b", 400, 403, 404),
            Synthetic.Timed("a", 100, 101, 102).On("net8.0"),
            Synthetic.Timed("b", 200, 203, 204).On("net8.0"));
        Judge(entry, near).Verdict.ShouldBe("agrees");
    }

    [Fact]
    public void A_baseline_of_another_target_is_found_there()
    {
        var file = Of(
            Synthetic.Timed("a", 100, 101, 102).On("net9.0-aot"),
            Synthetic.Timed("b", 200, 203, 204));

        Judge(s_entry with { BaselineTarget = "nativeaot7.0", Ratios = [(PublishedQuantity.Time, 2, 0.1)] }, file)
            .Verdict.ShouldBe("agrees");
    }

    private static ResultsFile Of(params CaseResult[] cases)
    {
        var file = Synthetic.File("a", cases);
        return file with { Run = file.Run with { Suite = "page" } };
    }

    private static PublishedPage Page(params PublishedEntry[] entries) => new()
    {
        Source = "S",
        Name = "page",
        Rows = new Dictionary<string, PublishedRow?>(),
        Tables = [],
        Entries = entries,
    };

    private static JudgedFigure Judge(PublishedEntry entry, ResultsFile? file = null) =>
        JudgedPage.Of(Page(entry), [file ?? s_file]).Figures.ShouldHaveSingleItem();
}
