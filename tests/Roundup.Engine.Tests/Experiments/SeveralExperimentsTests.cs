using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Fidelity;
using Roundup.Engine.Experiments.FirstCall;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Experiments;

/// <summary>A run that makes several experiments.</summary>
[Collection(WithRepository.FirstCalls)]
public sealed class SeveralExperimentsTests(TestRepository repository)
{
    private static readonly string[] s_names = [ExperimentNames.Fidelity, ExperimentNames.FirstCall, ExperimentNames.Speed];

    [Fact]
    public async Task All_are_made_in_one_run_and_what_was_finished_before_an_interruption_is_not_repeated()
    {
        var folder = repository.NewFolder();
        var options = new RunOptions { Datasets = ["Notes"], Counts = [1], Experiments = ["speed", "first-*", "fidelity"] };
        var plan = repository.PlanOf("good,loses-member", Efforts.Hardly, options);
        plan.Experiments.Select(planned => planned.Name).ShouldBe(s_names);
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, done, _) =>
        {
            // The first experiment that measures is that of first calls.
            if (stage == RunStage.Measure && done > 0)
            {
                interruption.Cancel();
            }
        });

        var half = await repository.RunAsync(plan, folder, observer: watcher, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        half.Cases.ShouldAllBe(result => result.Experiments[ExperimentNames.Speed].Outcome == Outcome.Skipped);
        var before = JournalText.Entries(folder);
        before.OfType<FirstCallsEntry>().Count().ShouldBeInRange(1, (2 * 2 * Efforts.Hardly.Launches) - 1);

        var whole = await repository.RunAsync(plan, folder, resume: true);

        var after = JournalText.Entries(folder);
        after.OfType<FirstCallsEntry>().Count().ShouldBe(2 * 2 * Efforts.Hardly.Launches, "two rows, two operations");
        foreach (var done in (Func<Entry, bool>[])[entry => entry is VerdictEntry, entry => entry is RereadEntry])
        {
            after.Count(done).ShouldBe(before.Count(done));
            after.Count(done).ShouldBeGreaterThan(0);
        }

        whole.Run.Experiments.Select(run => run.Name).ShouldBe(s_names);
        whole.Of(ExperimentNames.Fidelity).Cases.ShouldAllBe(result => result.Id.Cell.Operation == Operation.Serialize);
        whole.Of(ExperimentNames.FirstCall).Cases.Select(result => result.FirstCalls!.Count).Distinct().ShouldBe([Efforts.Hardly.Launches]);
        whole.Of(ExperimentNames.Speed).Cases.Where(result => result.Id.Serializer == "Misbehaving/loses-member")
            .Select(result => result.Launches.Count).ShouldBe([Efforts.Hardly.Launches, Efforts.Hardly.Launches]);
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse("nobody is to read payloads any more");
        var stored = TestRepository.Results.Read(Path.Combine(folder, RunEngine.ResultsName));
        stored.Cases.Select(result => result.Experiments.Count).ShouldBe(whole.Cases.Select(result => result.Experiments.Count));
        await WorkerProcesses.ShouldBeGoneAsync(folder);
    }

    [Fact]
    public async Task Without_speed_no_payload_is_left_and_no_setting_of_workers_is_told()
    {
        var folder = repository.NewFolder();
        var options = new RunOptions
        {
            Datasets = ["Notes"],
            Counts = [1],
            Operations = ["Serialize"],
            Experiments = ["first-call", "fidelity"],
        };

        var results = await repository.RunAsync(repository.PlanOf("good", Efforts.Hardly, options), folder);

        results.Of(ExperimentNames.FirstCall).Cases.ShouldAllBe(result => result.Outcome == Outcome.Measured);
        Directory.Exists(repository.PrivateFolder(folder)).ShouldBeFalse("nobody is to read payloads any more");
        var settings = results.Targets.ShouldHaveSingleItem().Settings.Values;
        settings.ShouldContain("on, with PGO");
        settings.ShouldNotContain(setting => setting.Contains("call counting", StringComparison.Ordinal));
    }

    [Fact]
    public async Task A_case_that_ends_in_one_is_open_in_the_next_and_each_has_its_share_of_the_budget()
    {
        var budgets = new List<TimeSpan?>();
        var first = new Scripted("first", context =>
        {
            budgets.Add(context.Budget);
            context.End(0, Outcome.Crashed, "it died here");
        });
        var second = new Scripted("second", context =>
        {
            budgets.Add(context.Budget);
            context.Cases.Where(context.IsOpen).ShouldBe([0]);
            context.NoticeWhatTheBudgetLeftOut();
        });
        var options = new RunOptions { Datasets = ["Notes"], Counts = [1], Operations = ["Serialize"], Budget = TimeSpan.FromHours(2) };
        var plan = repository.PlanOf("Tiny/default", Efforts.Hardly, options);
        plan = plan with { Experiments = [new("first", Efforts.Hardly), new("second", Efforts.Hardly)] };

        var results = await repository.RunAsync(plan, repository.NewFolder(), experiments: [first, second]);

        var parts = results.Cases.ShouldHaveSingleItem().Experiments;
        (parts["first"].Outcome, parts["first"].Reason).ShouldBe((Outcome.Crashed, "it died here"));
        (parts["second"].Outcome, parts["second"].Reason).ShouldBe((Outcome.Skipped, "nothing to measure"));
        results.Notices.Where(notice => notice.Code == NoticeCode.BudgetLeftOut).Select(NoticeCatalogue.Text).ShouldHaveSingleItem()
            .ShouldStartWith("The budget of 2 h, in second, left out 1 of 1 case ");
        budgets[0].ShouldBe(TimeSpan.FromHours(1));
        budgets[1]!.Value.ShouldBeInRange(TimeSpan.FromHours(1), TimeSpan.FromHours(2));
    }
}
