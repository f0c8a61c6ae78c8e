using Roundup.Analysis.Findings;
using Roundup.Results.Messages;

namespace Roundup.Analysis.Tests.Speed;

/// <summary>A row that hides work is shown with its numbers, and takes part in nothing else.</summary>
public class UnrankedTests
{
    private static readonly HiddenWork Keeps = new() { FreshThread = 3 };
    private static readonly HiddenWork Lazy = new() { Reading = 0.5 };

    [Fact]
    public void It_has_no_rank_and_costs_no_other_row_its_own()
    {
        var run = Analyse(Row("base", 1000), Row("hides", 100, Keeps), Row("slow", 2000));
        run.Cells[0].Rows.Select(r => (r.Result.Id.Serializer, $"{r.Rank}")).ShouldBe([("hides", ""), ("base", "1"), ("slow", "2")]);
        run.Row("hides").Ratio!.Ratio.ShouldBe(0.1, 0.01);
        run.Row("hides").HidesWork.ShouldBeTrue();
    }

    [Fact]
    public void A_lazy_row_keeps_its_rank_and_says_what_reading_adds()
    {
        var run = Analyse(Row("base", 1000), Row("lazy", 100, Lazy));
        ($"{run.Row("lazy").Rank}", $"{run.Row("base").Rank}").ShouldBe(("1", "2"));
        run.Row("lazy").Hidden.Single().Kind.ShouldBe(HiddenWorkKind.Lazy);
        run.Row("lazy").Time!.WithReading!.Value.ShouldBe(150, 1);
        run.Row("base").Time!.WithReading.ShouldBeNull();
        run.One(FindingCode.ReadingNotTimed).Arguments[1].ShouldBe(new[] { "lazy" });
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
    public void A_lazy_row_is_compared_in_words_with_the_time_to_read_its_result()
    {
        var lazy = Row("lazy", 100, new() { Reading = 9 });
        var run = Analyser.Analyse(Synthetic.File("base", Row("base", 500), lazy, Row("slow", 2000)));
        run.Cells[0].Rows[0].Result.Id.Serializer.ShouldBe("lazy");
        run.One(FindingCode.FastestIsBaseline).Arguments.Take(2).ShouldBe(["Bytes", "base"]);
        run = Analyser.Analyse(Synthetic.File("base", Row("base", 2000), lazy, Row("quick", 500)));
        ((Estimate)run.One(FindingCode.Fastest).Arguments[2]).Value.ShouldBe(0.25, 0.01);
        run.Row("lazy").RatioWithReading!.Ratio.ShouldBe(0.5, 0.01);
        run.Row("lazy").Ratio!.Ratio.ShouldBe(0.05, 0.001);
    }

    [Fact]
    public void Reading_never_takes_less_than_no_time() =>
        Analyse(Row("a", 1000, new() { Reading = -0.03 })).Row("a").Time!.WithReading!.Value.ShouldBe(1000, 10);

    [Fact]
    public void No_conclusion_but_the_one_about_it_names_it()
    {
        var hides = Row("hides", 100, Keeps) with { SizeBytes = 1 };
        var run = Analyse(Row("base", 1000), hides, Row("slow", 2000));
        run.One(FindingCode.FastestIsBaseline).Arguments[1].ShouldBe("base");
        run.One(FindingCode.HidesWork).Arguments[1].ShouldBe(new[] { "hides" });
        run.Findings.Where(f => f.Code != FindingCode.HidesWork).SelectMany(f => f.Arguments).ShouldNotContain("hides");
    }

    [Fact]
    public void A_lossy_row_with_hidden_work_is_not_told_to_be_faster()
    {
        var lossy = Row("lossy", 100, Keeps) with { Fidelity = Results.Fidelity.Lossy, Lost = ["A"] };
        Analyse(Row("base", 1000), lossy).Findings.ShouldNotContain(f => f.Code == FindingCode.LossyIsFaster);
    }

    [Fact]
    public void Where_every_exact_row_hides_work_none_is_called_the_fastest()
    {
        var run = Analyse(Row("a", 1000, Keeps), Row("b", 2000, Keeps));
        run.Findings.Select(f => f.Code).ShouldBe([FindingCode.HidesWork]);
    }

    [Fact]
    public void It_is_the_baseline_where_it_is_asked_for_and_else_only_where_there_is_no_other()
    {
        CaseResult[] cases = [Row("hides", 100, Keeps), Row("a", 1000), Row("b", 2000)];
        Analyser.Analyse(Synthetic.File("hides", cases)).Cells[0].Baseline.ShouldBe("hides");
        Analyser.Analyse(Synthetic.File(null, cases)).Cells[0].Baseline.ShouldBe("a");
        Analyser.Analyse(Synthetic.File(null, Row("hides", 100, Keeps))).Cells[0].Baseline.ShouldBe("hides");
    }

    [Fact]
    public void It_neither_beats_nor_is_beaten_in_time_and_size()
    {
        var cases = new[] { Row("a", 1000), Row("larger", 2000) with { SizeBytes = 2000 }, Row("hides", 10, Keeps) with { SizeBytes = 1 } };
        var rows = Analyse([.. cases, .. cases.Select(c => Back(c))]).TradeOffs.Single().Rows;
        rows.Single(r => r.RowName == "a").Deliveries.ShouldAllBe(d => d.IsBest);
        rows.Where(r => r.IsUnbeaten).Select(r => r.RowName).ShouldBe(["a"]);
        rows.Single(r => r.RowName == "hides").Deliveries.ShouldAllBe(d => !d.IsBest);
    }

    [Fact]
    public void It_wants_no_launches_to_be_told_from_its_neighbours()
    {
        // Each ratio is narrow enough; the two rows are too close to be told apart.
        CaseResult Close(HiddenWork? hidden) => Hiding(Synthetic.Timed("close", 1001, 991, 1011, 1001), hidden);
        CaseResult[] Cases(HiddenWork? hidden) =>
            [Synthetic.Timed("base", 1000, 1000, 1000, 1000), Synthetic.Timed("a", 1002, 1012, 992, 1002), Close(hidden)];
        static IEnumerable<string> Wanted(CaseResult[] cases) =>
            StoppingRule.LaunchesWanted(Synthetic.File("base", cases), 0.03, 40).Keys.Select(id => id.Serializer);
        Wanted(Cases(null)).ShouldContain("close");
        Wanted(Cases(Keeps)).ShouldNotContain("close");
    }

    [Fact]
    public void Up_to_three_cases_are_named_and_more_counted()
    {
        CaseResult Hides(int i) => Row($"r{i}", 1000, new() { FreshThread = 1 + i, RetainedBytes = i == 1 ? 4096 : null });
        var notices = Analyse([.. Enumerable.Range(1, 5).Select(Hides)]).Notices;
        notices.Single(n => n.Code == NoticeCode.KeepsStateByThread).Arguments
            .ShouldBe([$"r1 {Synthetic.Cell}, r2 {Synthetic.Cell}, r3 {Synthetic.Cell} and 2 other cases", "2.00 to 6.00"]);
        notices.Single(n => n.Code == NoticeCode.RetainsMemory).Arguments.ShouldBe([$"r1 {Synthetic.Cell}", "4,096"]);
    }

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Every_kind_has_a_notice_that_reads_well(HiddenWorkKind kind, HiddenWork hidden, string text)
    {
        var run = Analyse(Row("a", 1000, hidden, processCpu: kind == HiddenWorkKind.OtherThreads ? 2 : 1));
        run.Row("a").Hidden.Single().Kind.ShouldBe(kind);
        var notice = NoticeCatalogue.Text(run.Notices.ShouldHaveSingleItem());
        notice.ShouldContain($"in a {Synthetic.Cell}");
        notice.ShouldContain(text);
        notice.ShouldEndWith(".");
    }

    public static TheoryData<HiddenWorkKind, HiddenWork, string> Kinds => new()
    {
        { HiddenWorkKind.KeptByThread, Keeps, "3.00 times" },
        { HiddenWorkKind.Lazy, Lazy, "another 50 %" },
        { HiddenWorkKind.OtherThreads, new(), "2.00 times" },
        { HiddenWorkKind.AllocatedElsewhere, new() { AllocatedBytes = 2080 }, "2,048 B" },
        { HiddenWorkKind.Finalizers, new() { Finalizers = 0.23 }, "another 23 %" },
        { HiddenWorkKind.AfterCalls, new() { Afterwards = 1.5 }, "another 150 %" },
        { HiddenWorkKind.Retained, new() { RetainedBytes = 100 }, "100 B" },
        { HiddenWorkKind.Settings, new() { Changed = ["culture"] }, "(culture)" },
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

    private static CaseResult Back(CaseResult there) =>
        there with { Id = there.Id with { Cell = there.Id.Cell with { Operation = Operation.Deserialize } } };
}
