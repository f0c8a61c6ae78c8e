namespace Roundup.Analysis.Tests.Speed;

/// <summary>What is found of hidden work is said, and costs no rank.</summary>
public class FoundWorkTests
{
    private static readonly HiddenWork s_lazy = new() { Reading = 0.5 };

    [Fact]
    public void A_lazy_row_keeps_its_rank_and_says_what_reading_adds()
    {
        var run = Analyse(Row("base", 1000), Row("lazy", 100, s_lazy));
        ($"{run.Row("lazy").Rank}", $"{run.Row("base").Rank}").ShouldBe(("1", "2"));
        run.Row("lazy").Hidden.Single().Kind.ShouldBe(HiddenWorkKind.Lazy);
        run.Row("lazy").Time!.WithReading!.Value.ShouldBe(150, 1);
        run.Row("base").Time!.WithReading.ShouldBeNull();
    }

    [Fact]
    public void A_mapped_row_keeps_its_rank_and_says_what_the_mapping_adds()
    {
        var run = Analyse(Row("base", 1000), Row("mapped", 100, new() { Mapping = 0.5 }));
        ($"{run.Row("mapped").Rank}", $"{run.Row("base").Rank}").ShouldBe(("1", "2"));
        run.Row("mapped").Time!.WithMapping!.Value.ShouldBe(150, 1);
        (run.Row("mapped").IsMapped, run.Row("base").IsMapped).ShouldBe((true, false));
        run.Row("mapped").Hidden.ShouldBeEmpty();
    }

    [Fact]
    public void Reading_never_takes_less_than_no_time() =>
        Analyse(Row("a", 1000, new() { Reading = -0.03 })).Row("a").Time!.WithReading!.Value.ShouldBe(1000, 10);

    [Fact]
    public void Up_to_three_cases_are_named_and_more_counted()
    {
        CaseResult Hides(int i) => Row($"r{i}", 1000, new() { Reading = i, AllocatedElsewhereBytes = i == 1 ? 4096 : null });
        var notices = Analyse([.. Enumerable.Range(1, 5).Select(Hides)]).Notices;
        notices.Single(n => n.Code == NoticeCode.ParsesWhenRead).Arguments
            .ShouldBe([$"r1 {Synthetic.Table}, r2 {Synthetic.Table}, r3 {Synthetic.Table} and 2 other cases", "100 % to 500 %"]);
        notices.Single(n => n.Code == NoticeCode.AllocatesOnOtherThreads).Arguments.ShouldBe([$"r1 {Synthetic.Table}", "4,096"]);
    }

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Every_kind_has_a_notice_that_reads_well(HiddenWorkKind kind, HiddenWork hidden, string text)
    {
        var run = Analyse(Row("a", 1000, hidden, processCpu: kind == HiddenWorkKind.OtherThreads ? 2 : 1));
        run.Row("a").Hidden.Single().Kind.ShouldBe(kind);
        var notice = NoticeCatalogue.Text(run.Notices.ShouldHaveSingleItem());
        notice.ShouldContain($"in a {Synthetic.Table}");
        notice.ShouldContain(text);
        notice.ShouldEndWith(".");
    }

    public static TheoryData<HiddenWorkKind, HiddenWork, string> Kinds => new()
    {
        { HiddenWorkKind.Lazy, s_lazy, "another 50 %" },
        { HiddenWorkKind.OtherThreads, new(), "2.00 times" },
        { HiddenWorkKind.AllocatedElsewhere, new() { AllocatedElsewhereBytes = 2048 }, "2,048 B" },
    };

    private static AnalysedRun Analyse(params CaseResult[] cases) => Analyser.Analyse(Synthetic.File(null, cases));

    private static CaseResult Row(string name, double perCallNs, HiddenWork? hidden = null, double processCpu = 1)
    {
        var launches = Enumerable.Range(0, 3).Select(i => Synthetic.Launch(i, perCallNs * (1 + (i / 1000.0))));
        return Hiding(
            Synthetic.Case(
                name,
                [
                    .. launches.Select(launch => launch with
                    {
                        Samples = [.. launch.Samples.Select(s => s with { ProcessCpuNs = s.CpuNs * processCpu })],
                    }),
                ]),
            hidden);
    }

    /// <summary>The case with hidden work that three launches have found.</summary>
    private static CaseResult Hiding(CaseResult result, HiddenWork? hidden) =>
        result.With(new SpeedData([.. result.Launches.Select(l => l with { Hidden = l.Index < 3 ? hidden : null })]));
}
