using Roundup.Engine.Experiments;
using Roundup.Engine.Experiments.Speed;
using Roundup.Engine.Journaling;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Resuming;

/// <summary>Ctrl+C: the run ends in order, what was won is kept, and it can go on.</summary>
[Collection(WithRepository.Resuming)]
public sealed class InterruptionTests(TestRepository repository)
{
    [Fact]
    public async Task Finished_launches_are_kept_and_the_rest_is_done_later()
    {
        var folder = repository.NewFolder();
        var plan = repository.PlanOf("good,loses-member", Efforts.Several);
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, done, total) =>
        {
            if (stage == RunStage.Measure && done >= total / 2)
            {
                interruption.Cancel();
            }
        });

        var half = await repository.RunAsync(plan, folder, observer: watcher, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        TestRepository.Results.Read(Path.Combine(folder, RunEngine.ResultsName)).Run.Interrupted.ShouldBeTrue();
        await WorkerProcesses.ShouldBeGoneAsync(folder);
        var finished = JournalText.Entries(folder).OfType<GroupEndEntry>().Count();
        finished.ShouldBeInRange(1, Efforts.Several.Launches - 1);
        half.Cases.Where(result => result.Id.Serializer == "Misbehaving/loses-member")
            .Sum(result => result.Launches.Count)
            .ShouldBe(2 * finished, "both operations are measured in one process");

        var whole = await repository.RunAsync(plan, folder, resume: true);

        whole.Run.Interrupted.ShouldBeFalse();
        whole.Cases.Where(result => result.Id.Serializer == "Misbehaving/loses-member")
            .Select(result => result.Launches.Count)
            .Distinct()
            .ShouldBe([Efforts.Several.Launches]);
        foreach (var (before, after) in half.Cases.Zip(whole.Cases))
        {
            foreach (var launch in before.Launches)
            {
                // The file rounds the moment.
                var kept = after.Launches.Single(other => other.Index == launch.Index && other.Replica == launch.Replica);
                kept.Samples.Select(sample => sample with { AtSeconds = 0 })
                    .ShouldBe(launch.Samples.Select(sample => sample with { AtSeconds = 0 }));
            }
        }

        whole.Run.Started.ShouldBe(half.Run.Started);
        whole.Run.MeasureSeconds.ShouldBeGreaterThan(half.Run.MeasureSeconds);
    }

    [Fact]
    public async Task Interrupted_before_the_first_case_all_cases_are_skipped_with_the_reason()
    {
        var canceled = new CancellationToken(canceled: true);
        var plan = repository.PlanOf("good", Efforts.Least);

        var results = await repository.RunAsync(plan, repository.NewFolder(), cancellation: canceled);

        results.Run.Interrupted.ShouldBeTrue();
        results.Cases.ShouldAllBe(result =>
            result.Outcome == Outcome.Skipped && result.Reason == "the run was interrupted before it was tried");
    }

    [LinuxFact]
    public async Task Interrupting_a_call_that_never_returns_does_not_wait_for_the_time_limit()
    {
        var folder = repository.NewFolder();
        using var interruption = new CancellationTokenSource();
        var running = repository.RunAsync(repository.PlanOf("spins", Efforts.Least), folder, cancellation: interruption.Token);
        bool IsSpinning() => JournalText.Entries(folder).OfType<WorkerEntry>()
            .Any(worker => WorkerProcesses.CpuTime(worker).TotalSeconds > 0.5);
        while (!RunFolder.HasJournal(folder) || !IsSpinning())
        {
            running.IsCompleted.ShouldBeFalse();
            await Task.Delay(20);
        }

        await interruption.CancelAsync();
        await Task.WhenAny(running, Task.Delay(TimeSpan.FromSeconds(10)));

        running.IsCompleted.ShouldBeTrue("the watchdog's own limit is 20 s");
        (await running).Cases.ShouldAllBe(result => result.Outcome == Outcome.Skipped);
        await WorkerProcesses.ShouldBeGoneAsync(folder);
    }
}
