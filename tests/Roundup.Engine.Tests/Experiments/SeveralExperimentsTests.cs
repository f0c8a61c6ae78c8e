namespace Roundup.Engine.Tests.Experiments;

/// <summary>A run that makes several experiments.</summary>
public class SeveralExperimentsTests
{
    private static readonly string[] s_names = [ProofOnly.Experiment, ExperimentNames.FirstCall, ExperimentNames.Speed];

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public async Task All_are_made_in_one_run_and_what_was_finished_before_an_interruption_is_not_repeated(int first)
    {
        using var run = new ScriptedRun("good", "other");
        var plan = run.PlanOf(Efforts.Hardly, new RunOptions { Experiments = ["speed", "first-*", "proof"] });
        plan.Experiments.Select(planned => planned.Name).ShouldBe(s_names);
        using var interruption = new CancellationTokenSource();

        // The first experiment that measures is that of first calls.
        var watcher = new Watcher((stage, done, _) => CancelIf(stage == RunStage.Measure && done == first, interruption));

        var half = await run.RunAsync(plan, observer: watcher, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        half.Cases.ShouldAllBe(result => result.Experiments[ExperimentNames.Speed].Outcome == Outcome.Skipped);
        var before = run.Entries;
        before.OfType<FirstCallsEntry>().Count().ShouldBe(first);

        var whole = await run.RunAsync(plan, resume: true);

        var after = run.Entries;
        after.OfType<FirstCallsEntry>().Count().ShouldBe(2 * 2 * Efforts.Hardly.Launches, "two rows, two operations");
        after.OfType<VerdictEntry>().Count().ShouldBe(before.OfType<VerdictEntry>().Count());
        before.OfType<VerdictEntry>().ShouldNotBeEmpty();
        whole.Run.Experiments.Select(made => made.Name).ShouldBe(s_names);
        whole.Of(ProofOnly.Experiment).Cases.ShouldAllBe(result => result.Id.Table.Operation == Operation.Serialize);
        whole.Of(ExperimentNames.FirstCall).Cases.Select(result => result.FirstCalls!.Count).Distinct().ShouldBe([Efforts.Hardly.Launches]);
        whole.Of(ExperimentNames.Speed).Cases.Where(result => result.Id.Serializer == "other")
            .Select(result => result.Launches.Count).ShouldBe([Efforts.Hardly.Launches, Efforts.Hardly.Launches]);
        Directory.Exists(run.PrivatePath).ShouldBeFalse("nobody is to read payloads any more");
        run.Stored.Cases.Select(result => result.Experiments.Count).ShouldBe(whole.Cases.Select(result => result.Experiments.Count));
    }

    [Fact]
    public async Task Without_speed_no_payload_is_left_and_no_setting_of_workers_is_told()
    {
        using var run = new ScriptedRun("good");
        var options = new RunOptions { Operations = ["Serialize"], Experiments = ["first-call", "check"] };

        var results = await run.RunAsync(run.PlanOf(Efforts.Hardly, options));

        results.Of(ExperimentNames.FirstCall).Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured);
        Directory.Exists(run.PrivatePath).ShouldBeFalse("nobody is to read payloads any more");
        var settings = results.Targets.ShouldHaveSingleItem().Settings.Values;
        settings.ShouldContain("on, with PGO");
        settings.ShouldNotContain(setting => setting.Contains("call counting", StringComparison.Ordinal));
    }

    [Fact]
    public async Task A_payload_of_another_row_is_found_by_the_process_that_reads_it()
    {
        using var run = new ScriptedRun("good", "other");
        var watcher = new Watcher((stage, _, _) =>
        {
            if (stage == RunStage.Verify && Directory.Exists(run.PrivatePath))
            {
                foreach (var file in Directory.EnumerateFiles(run.PrivatePath, "*.bin"))
                {
                    File.WriteAllText(file, "of nobody");
                }
            }
        });

        var results = await run.RunAsync(run.PlanOf(Efforts.Hardly), observer: watcher);

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Wrong);
    }

    [Fact]
    public async Task A_case_that_ends_in_one_is_open_in_the_next_and_each_has_its_share_of_the_budget()
    {
        using var run = new ScriptedRun("good");
        var budgets = new List<TimeSpan?>();
        var first = new Scripted("first", scope =>
        {
            budgets.Add(scope.Budget.Limit);
            run.Clock.Pass(TimeSpan.FromMinutes(20));
            scope.Ledger.End(0, Outcome.Crashed, "it died here");
        });
        var second = new Scripted("second", scope =>
        {
            budgets.Add(scope.Budget.Limit);
            scope.Cases.Where(scope.Ledger.IsOpen).ShouldBe([0]);
            BudgetNotice.AddOmitted(scope);
        });
        var plan = run.PlanOf(Efforts.Hardly, new RunOptions { Operations = ["Serialize"], Budget = TimeSpan.FromHours(2) });
        plan = plan with { Experiments = [new("first", Efforts.Hardly), new("second", Efforts.Hardly)] };

        var results = await run.RunAsync(plan, experiments: [first, second]);

        var parts = results.Cases.ShouldHaveSingleItem().Experiments;
        (parts["first"].Outcome, parts["first"].Reason).ShouldBe((Outcome.Crashed, "it died here"));
        (parts["second"].Outcome, parts["second"].Reason).ShouldBe((Outcome.Skipped, "nothing to measure"));
        results.Notices.Where(notice => notice.Code == NoticeCode.BudgetLeftOut).Select(NoticeCatalogue.Text).ShouldHaveSingleItem()
            .ShouldStartWith("The budget of 2 h, in second, was used up: 1 of 1 case not measured.");
        budgets.ShouldBe([TimeSpan.FromMinutes(60), TimeSpan.FromMinutes(100)], "what the first left is the second's");
        results.Run.Experiments.Select(made => made.MeasureSeconds).ShouldBe([1200, 0]);
    }

    private static void CancelIf(bool isTime, CancellationTokenSource interruption)
    {
        if (isTime)
        {
            interruption.Cancel();
        }
    }
}
