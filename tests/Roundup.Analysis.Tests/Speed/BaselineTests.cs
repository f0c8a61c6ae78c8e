namespace Roundup.Analysis.Tests.Speed;

public class BaselineTests
{
    [Fact]
    public void The_baseline_is_one_by_definition()
    {
        var run = Analyser.Analyse(Synthetic.File("a", Synthetic.Timed("a", 100, 120), Synthetic.Timed("b", 50, 60)));
        run.Tables[0].Baseline.ShouldBe("a");
        run.Tables[0].BaselineIsFallback.ShouldBeFalse();
        run.Row("a").IsBaseline.ShouldBeTrue();
        run.Row("a").Ratio!.Ratio.ShouldBe(1);
        run.Row("a").Ratio!.Interval.ShouldBe(new Interval(1, 1));
        run.Row("b").IsBaseline.ShouldBeFalse();
        run.Notices.ShouldBeEmpty();
    }

    [Fact]
    public void Without_the_wanted_one_the_fastest_exact_row_stands_in_and_the_run_says_so()
    {
        var run = Analyser.Analyse(Synthetic.File(
            "gone",
            Synthetic.Timed("create", 1, 1),
            Synthetic.Timed("lossy", 10, 10).Lossy(),
            Synthetic.Timed("fast", 20, 20),
            Synthetic.Timed("slow", 30, 30),
            Synthetic.Case("gone").Ended(Outcome.Crashed, "it died")));
        run.Tables[0].Baseline.ShouldBe("fast");
        run.Tables[0].BaselineIsFallback.ShouldBeTrue();
        run.Row("slow").Ratio!.Ratio.ShouldBe(1.5, 1e-9);
        var notice = run.Notices.Single();
        notice.Code.ShouldBe(NoticeCode.BaselineMissing);
        notice.Arguments.ShouldBe(["gone", Synthetic.Table.ToString(), "fast"]);
    }

    [Fact]
    public void Of_several_the_first_with_a_number_is_the_baseline_and_nothing_is_missing()
    {
        var file = Synthetic.File(
            "gone",
            Synthetic.Timed("fast", 20, 20),
            Synthetic.Timed("slow", 30, 30),
            Synthetic.Case("gone").Ended(Outcome.Unavailable, "no package"));
        var run = Analyser.Analyse(file with { Run = file.Run with { FurtherBaselines = ["absent", "slow", "fast"] } });
        run.Tables[0].Baseline.ShouldBe("slow");
        run.Tables[0].BaselineIsFallback.ShouldBeFalse();
        run.Notices.ShouldBeEmpty();
    }

    [Fact]
    public void A_lossy_row_is_the_baseline_when_asked_for_by_name()
    {
        var run = Analyser.Analyse(
            Synthetic.File(
                "exact",
                Synthetic.Timed("lossy", 10, 10).Lossy(),
                Synthetic.Timed("exact", 20, 20)),
            "LOSSY");
        run.Row("lossy").IsBaseline.ShouldBeTrue();
        run.Row("lossy").Result.Fidelity.ShouldBe(Results.Fidelity.Lossy);
    }

    [Fact]
    public void Where_no_exact_row_has_a_number_there_is_no_baseline()
    {
        var run = Analyser.Analyse(Synthetic.File(null, Synthetic.Timed("lossy", 10, 10).Lossy()));
        run.Tables[0].Baseline.ShouldBeNull();
        run.Row("lossy").Ratio.ShouldBeNull();
        $"{run.Row("lossy").Rank}".ShouldBeEmpty();
    }

    [Fact]
    public void A_row_of_another_target_is_the_baseline_of_every_target()
    {
        var file = Synthetic.File(
            null,
            Synthetic.Timed("a", 100, 100),
            Synthetic.Timed("a", 150, 150).On("net8.0"),
            Synthetic.Timed("b", 300, 300).On("net8.0"));
        var run = Analyser.Analyse(file, "a@net10.0");
        run.Tables.Select(c => c.Baseline).ShouldBe(["a", "a@net10.0"]);
        run.Tables[1].Rows.Select(r => Math.Round(r.Ratio!.Ratio, 9)).ShouldBe([1.5, 3]);
        run.Tables[1].Rows.ShouldAllBe(r => !r.IsBaseline);
        run.Notices.ShouldBeEmpty();
    }

    [Fact]
    public void The_target_may_come_from_the_run_and_a_new_wish_replaces_it()
    {
        var file = Synthetic.File("a", Synthetic.Timed("a", 100, 100), Synthetic.Timed("a", 150, 150).On("net8.0"));
        file = file with { Run = file.Run with { BaselineTarget = "net10.0" } };
        Analyser.Analyse(file).Tables[1].Rows[0].Ratio!.Ratio.ShouldBe(1.5, 1e-9);
        Analyser.Analyse(file, "a").Tables[1].Rows[0].IsBaseline.ShouldBeTrue();
    }

    [Fact]
    public void A_target_that_the_run_lacks_is_missing_and_an_at_in_a_row_name_is_no_target()
    {
        var file = Synthetic.File(null, Synthetic.Timed("Lib@1.2/default", 100, 100), Synthetic.Timed("b", 300, 300));
        Analyser.Analyse(file, "b@net7.0").Notices.Single().Code.ShouldBe(NoticeCode.BaselineMissing);
        Analyser.Analyse(file, "Lib@1.2/default").Row("Lib@1.2/default").IsBaseline.ShouldBeTrue();
        Analyser.Analyse(file, "Lib@1.2/default@net10.0").Row("Lib@1.2/default").IsBaseline.ShouldBeTrue();
    }

    [Theory]
    [InlineData("Lib@1.2.0", "Lib@1.2.0")]
    [InlineData("lib@1.2.0/DEFAULT@net10.0", "Lib@1.2.0")]
    [InlineData("Other@2.0", "Other@2.0/fast")]
    [InlineData("Other", "Lib@1.2.0", NoticeCode.BaselineMissing)]
    public void A_version_is_told_from_a_target_and_a_library_means_a_row(string asked, string row, params NoticeCode[] notices)
    {
        var file = Synthetic.File(null, Synthetic.Timed("Lib@1.2.0", 100, 100), Synthetic.Timed("Other@2.0/fast", 300, 300));
        var run = Analyser.Analyse(file, asked);

        run.Row(row).IsBaseline.ShouldBeTrue();
        run.Notices.Select(notice => notice.Code).ShouldBe(notices);
    }

    [Fact]
    public void A_pinned_version_that_the_run_was_made_with_is_no_target()
    {
        var file = Synthetic.File("Lib@1.2.0", Synthetic.Timed("Lib@1.2.0", 100, 100), Synthetic.Timed("fast", 50, 50));

        Analyser.Analyse(file).Row("Lib@1.2.0").IsBaseline.ShouldBeTrue();
    }

    [Fact]
    public void A_compressed_row_is_another_row()
    {
        var packed = Synthetic.Timed("a", 200, 200);
        packed = packed.At(compressor: "lz4");
        var run = Analyser.Analyse(Synthetic.File("a + lz4", Synthetic.Timed("a", 100, 100), packed));
        run.Tables[0].Baseline.ShouldBe("a + lz4");
        run.Tables[0].Rows.Select(r => Math.Round(r.Ratio!.Ratio, 9)).ShouldBe([0.5, 1]);
        run.Tables[0].Rows.Select(r => r.IsBaseline).ShouldBe([false, true]);
    }
}
