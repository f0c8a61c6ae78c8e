namespace Roundup.Analysis.Tests.Speed;

public class NoticeTests
{
    [Fact]
    public void A_machine_that_got_slower_is_noticed_and_another_runtimes_speed_probes_are_not()
    {
        Drift(Probed("a", at => at < 50 ? 100_000 : 125_000)).ShouldBe(0.25, 1e-9);
        Drift(Probed("a", _ => 100_000), Probed("a", _ => 300_000).On("mono")).ShouldBe(0, 1e-9);
        Analyser.Analyse(Synthetic.File(null, Probed("a", at => at < 50 ? 100_000 : 125_000))).Notices
            .Single(n => n.Code == NoticeCode.SpeedDrift).Arguments.ShouldBe(["25 %"]);
        Analyser.Analyse(Synthetic.File(null, Probed("a", at => at < 50 ? 100_000 : 105_000)))
            .Notices.ShouldNotContain(n => n.Code == NoticeCode.SpeedDrift);
    }

    [Fact]
    public void Without_samples_there_is_no_drift()
    {
        Analyser.Analyse(Synthetic.File(null, Synthetic.Case("a").Ended(Outcome.Skipped, "budget")))
            .SpeedDrift.ShouldBeNull();
    }

    [Fact]
    public void Notices_of_the_file_come_first_then_those_about_single_cases()
    {
        var unsettled = Synthetic.Case("a", Synthetic.Launch(0, 100) with { Settled = false }, Synthetic.Launch(1, 100));
        var busy = Synthetic.Case(
            "b",
            [
                .. Enumerable.Range(0, 2).Select(l => Synthetic.Launch(l, Enumerable.Range(0, 10)
                    .Select(r => Synthetic.Batch(r, 100))
                    .Select(s => s.Round < 4 ? s : s with { WallNs = s.WallNs * 2 }))),
            ]);
        var file = Synthetic.File(null, unsettled, busy, Synthetic.Timed("c", 100)) with { Notices = [new(NoticeCode.DebugBuild)] };
        Analyser.Analyse(file).Notices.Select(NoticeCatalogue.Text).ShouldBe(
        [
            NoticeCatalogue.Text(new(NoticeCode.DebugBuild)),
            NoticeCatalogue.Text(new(NoticeCode.Unsettled, "1", "2", $"a {Synthetic.Table}")),
            NoticeCatalogue.Text(new(NoticeCode.MostlyDisturbed, "60 %", $"b {Synthetic.Table}")),
            NoticeCatalogue.Text(new(NoticeCode.TooFewLaunches, $"c {Synthetic.Table}", "1")),
        ]);
    }

    [Fact]
    public void A_width_that_was_not_reached_is_said_without_a_promise()
    {
        CaseResult Row(string name, params double[] ns) => Synthetic.Case(name, [.. ns.Select((mean, l) => Synthetic.Launch(l, mean))]);
        var file = Synthetic.File("a", Row("a", 100, 101, 100), Row("b", 100, 104, 110), Row("c", 100, 101, 100));
        file = file with { Run = file.Run with { Experiments = [file.Run.Experiment with { Until = 0.02, MeasureSeconds = 100 }] } };

        var notice = Analyser.Analyse(file).Notices.Single(one => one.Code == NoticeCode.WiderThanWanted);

        NoticeCatalogue.Text(notice).ShouldEndWith(
            " of 3 cases are wider than the requested 2.0 %, after up to 3 launches. A higher --effort, a larger --budget "
            + "or a quieter machine narrows them.");
    }

    [Fact]
    public void Of_many_cases_the_least_and_the_greatest_share_are_told()
    {
        CaseResult Row(int number) => Synthetic.Case($"row{number}", [.. Enumerable.Range(0, 2).Select(l =>
            Synthetic.Launch(l, Enumerable.Range(0, 5).Select(r => Synthetic.Batch(r, 100) with { JitNs = 1e4 * number })))]);
        var run = Analyser.Analyse(Synthetic.File(null, [.. Enumerable.Range(2, 4).Select(Row)]));

        NoticeCatalogue.Text(run.Notices.Single(one => one.Code == NoticeCode.CompiledOnTheClock))
            .ShouldStartWith("2 to 5 % of the time of each of 4 cases went into compiling methods");
    }

    [Theory]
    [InlineData(NoticeCode.BudgetLeftOut, "0", "56", "56 of 168 cases got fewer launches than requested. ")]
    [InlineData(NoticeCode.BudgetLeftOut, "4", "0", "4 of 168 cases not measured. ")]
    [InlineData(NoticeCode.BudgetLeftOut, "4", "1", "4 of 168 cases not measured, 1 with fewer launches than requested. ")]
    [InlineData(NoticeCode.BudgetLeftOutSentences, "0", "2", "2 of 168 cases checked in part. ")]
    [InlineData(NoticeCode.BudgetLeftOutSentences, "4", "0", "4 of 168 cases not checked. ")]
    public void A_budget_is_said_to_have_done_what_it_did(NoticeCode code, string left, string fewer, string text) =>
        NoticeCatalogue.Text(new(code, "1 min", left, "168", fewer)).ShouldStartWith("The budget of 1 min was used up: " + text);

    [Fact]
    public void Many_cases_are_counted_and_not_named()
    {
        CaseResult[] cases = [.. Enumerable.Range(0, 40).Select(i => Synthetic.Timed($"row{i}", 100))];
        Analyser.Analyse(Synthetic.File(null, cases)).Notices.Single().Arguments.ShouldBe(["Each of 40 cases", "1"]);
    }

    [Fact]
    public void Compilation_on_the_clock_is_noticed()
    {
        CaseResult Row(string name, double jitShare) => Synthetic.Case(
            name,
            Synthetic.Launch(0, Enumerable.Range(0, 5).Select(r => Synthetic.Batch(r, 100) with { JitNs = 1e6 * jitShare })),
            Synthetic.Launch(1, Enumerable.Range(0, 5).Select(r => Synthetic.Batch(r, 100) with { JitNs = 1e6 * jitShare })));
        var run = Analyser.Analyse(Synthetic.File(null, Row("warm", 0.002), Row("cold", 0.05)));
        run.Row("warm")[SpeedQuantities.JitShare]!.Value.ShouldBe(0.002, 1e-9);
        run.Notices.Single(n => n.Code == NoticeCode.CompiledOnTheClock).Arguments[1].ShouldStartWith("cold ");
    }

    private static double Drift(params CaseResult[] cases) => Analyser.Analyse(Synthetic.File(null, cases)).SpeedDrift!.Value;

    private static CaseResult Probed(string name, Func<double, double> times) =>
        Synthetic.Case(
            name,
            Synthetic.Launch(
                0,
                Enumerable.Range(0, 100)
                    .Select(r => Synthetic.Batch(r, 100).Slower(times(r)))));
}
