namespace Roundup.Analysis.Tests.Speed;

/// <summary>Tables of several targets together.</summary>
public class TableTests
{
    [Fact]
    public void Joined_targets_have_the_baseline_of_the_target_asked_for()
    {
        var run = Analyser.Analyse(Joined("net8.0"));
        run.Tables.Select(c => c.Baseline).ShouldBe(["a@net8.0", "a@net8.0"]);
        run.Tables.SelectMany(c => c.Rows).Select(r => Math.Round(r.Ratio!.Ratio, 9)).ShouldBe([0.5, 1, 1.5]);
        run.Tables.SelectMany(c => c.Rows).Count(r => r.IsBaseline).ShouldBe(1);
        run.Notices.ShouldBeEmpty();
    }

    [Fact]
    public void Where_that_target_has_no_number_the_same_row_of_the_first_that_has_one_stands_in_for_all()
    {
        var run = Analyser.Analyse(Joined("NativeAOT"));
        run.Tables.Select(c => (c.Baseline, c.BaselineIsFallback, c.BaselineIsElsewhere))
            .ShouldBe([("a@net10.0", false, true), ("a@net10.0", false, true)]);
        run.Tables.SelectMany(c => c.Rows).Select(r => Math.Round(r.Ratio!.Ratio, 9)).ShouldBe([1, 2, 3]);
        var notice = run.Notices.Single();
        notice.Code.ShouldBe(NoticeCode.BaselineElsewhere);
        notice.Arguments.ShouldBe(["a@NativeAOT", "Users x100 Bytes Serialize on every runtime", "a@net10.0"]);
    }

    [Fact]
    public void Where_the_row_has_no_number_at_all_one_fastest_exact_row_stands_in_for_all()
    {
        var file = Joined(null);
        var run = Analyser.Analyse(file with { Run = file.Run with { Baseline = "gone" } });
        run.Tables.Select(c => (c.Baseline, c.BaselineIsFallback)).ShouldBe([("a@net10.0", true), ("a@net10.0", true)]);
        run.Notices.Single().Arguments.ShouldBe(["gone", "Users x100 Bytes Serialize on every runtime", "a@net10.0"]);
    }

    private static ResultsFile Joined(string? target)
    {
        var file = Synthetic.File(
            "a",
            Synthetic.Timed("a", 100, 100),
            Synthetic.Timed("a", 200, 200).On("net8.0"),
            Synthetic.Timed("b", 300, 300).On("net8.0"));
        return file with { Run = file.Run with { BaselineTarget = target, Report = new() { JoinTargets = true } } };
    }
}
