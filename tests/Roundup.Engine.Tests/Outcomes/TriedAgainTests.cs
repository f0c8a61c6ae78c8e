using System.Diagnostics;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Outcomes;

/// <summary>What is tried once more, and what is not.</summary>
[Collection(WithRepository.Outcomes)]
public sealed class TriedAgainTests(TestRepository repository)
{
    private static readonly RunOptions s_options = new() { Baseline = "Misbehaving/good" };

    /// <summary>As the system kills a process where memory runs out.</summary>
    [LinuxFact]
    public async Task A_row_whose_process_is_killed_from_outside_while_it_is_timed_is_measured_all_the_same()
    {
        var folder = repository.NewFolder();
        var killed = false;
        void Kill(string step)
        {
            if (!killed && step.EndsWith("Bytes Serialize", StringComparison.Ordinal))
            {
                killed = true;
                using var worker = Process.GetProcessById(JournalText.Entries(folder).OfType<WorkerEntry>().Last().Pid);
                worker.Kill();
            }
        }

        var results = await repository.RunAsync(
            repository.PlanOf("good,loses-member", Efforts.Least, s_options), folder, observer: new Watcher(step: Kill));

        killed.ShouldBeTrue();
        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            result.Launches.Select(launch => launch.Index).Distinct().ShouldBe(Enumerable.Range(0, Efforts.Least.Launches));
        }

        JournalText.Entries(folder).OfType<KilledEntry>().ShouldNotBeEmpty();
    }

    [LinuxFact]
    public async Task A_row_that_kills_itself_is_tried_twice_and_no_more()
    {
        var folder = repository.NewFolder();

        var plan = repository.PlanOf("killed", Efforts.Least, new() { Baseline = "Misbehaving/killed" });
        var results = await repository.RunAsync(plan, folder);

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Crashed);
        JournalText.Entries(folder).OfType<WorkerEntry>().Count().ShouldBe(2);
    }

    [LinuxFact]
    public async Task A_row_that_does_not_answer_when_the_budget_ends_is_not_measured_and_not_said_to_hang()
    {
        var options = s_options with { Budget = TimeSpan.FromMilliseconds(150), Operations = ["Serialize"] };

        var results = await repository.RunAsync(
            repository.PlanOf("good,hangs-when-warm", Efforts.Least, options), repository.NewFolder());

        foreach (var result in results.Cases)
        {
            var isGood = result.Id.Serializer == "Misbehaving/good";
            result.Outcome.ShouldBe(isGood ? Outcome.Measured : Outcome.Skipped);
            (result.Reason ?? "").ShouldStartWith(isGood ? "" : "not measured: the budget ended before the row answered (in ");
        }
    }

    [LinuxFact]
    public async Task A_row_that_hangs_with_others_and_not_alone_is_not_tried_with_others_again()
    {
        var folder = repository.NewFolder();
        var options = new RunOptions { Baseline = "Misbehaving/hangs-in-company", TimeLimit = TimeSpan.FromSeconds(5) };

        var plan = repository.PlanOf("hangs-in-company", Efforts.Least with { Launches = 1 }, options);
        var results = await repository.RunAsync(plan, folder);

        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Hung, result.Reason);
        }

        // For verification, and in each of the two processes of the baseline together and then each alone.
        JournalText.Entries(folder).OfType<WorkerEntry>().Count().ShouldBeLessThanOrEqualTo(1 + (2 * 2));
    }
}
