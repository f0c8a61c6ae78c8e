namespace Roundup.Engine.Tests.Resuming;

/// <summary>Ctrl+C: the run ends in order, what was won is kept, and it can go on.</summary>
public class InterruptionTests
{
    [Theory]
    [InlineData("Serialize", 1)]
    [InlineData("keep", 2)]
    [InlineData("warm", 1)]
    [InlineData("batch", 1)]
    [InlineData("batch", 17)]
    [InlineData("check", 3)]
    [InlineData("hidden", 2)]
    [InlineData("batch", 54)]
    [InlineData("bye", 8)]
    public async Task What_is_finished_is_kept_and_the_rest_is_done_later(string step, int time)
    {
        using var run = new ScriptedRun("good", "other");
        var plan = run.PlanOf(Efforts.Several);
        using var interruption = new CancellationTokenSource();
        var seen = 0;
        run.Workers.Watch = at =>
        {
            if (at.Name == step && Interlocked.Increment(ref seen) == time)
            {
                interruption.Cancel();
            }
        };

        var half = await run.RunAsync(plan, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        run.Stored.Run.Interrupted.ShouldBeTrue();
        var finished = run.Entries.OfType<GroupEndEntry>().ToList();
        Launches(half).ShouldBeGreaterThanOrEqualTo(2 * finished.Count, "both operations are measured in one process");
        half.Cases.Where(result => result.Launches.Count == 0).ShouldAllBe(result =>
            result.Outcome == Outcome.Skipped && result.Reason == "the run was interrupted before it was tried");

        var whole = await run.RunAsync(plan, resume: true);

        whole.Run.Interrupted.ShouldBeFalse();
        foreach (var result in whole.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            var replicas = result.Id.Serializer == "good" ? 2 : 1;
            result.Launches.Select(launch => (launch.Index, launch.Replica)).ShouldBe(
                from index in Enumerable.Range(0, Efforts.Several.Launches)
                from replica in Enumerable.Range(0, replicas)
                select (index, replica));
            result.Launches.ShouldAllBe(launch => launch.Samples.Count == Efforts.Several.Rounds);
        }

        run.Entries.OfType<GroupEndEntry>().Take(finished.Count).ShouldBe(finished, "what has ended is not begun again");
        foreach (var (before, after) in half.Cases.Zip(whole.Cases))
        {
            foreach (var launch in before.Launches.Where(launch => finished.Exists(end => end.Launch == launch.Index)))
            {
                var kept = after.Launches.Single(other => other.Index == launch.Index && other.Replica == launch.Replica);
                kept.Samples.Select(sample => sample.WallNs).ShouldBe(launch.Samples.Select(sample => sample.WallNs));
            }
        }

        whole.Run.Started.ShouldBe(half.Run.Started);
        whole.Run.MeasureSeconds.ShouldBeGreaterThanOrEqualTo(half.Run.MeasureSeconds);
        Directory.Exists(run.PrivatePath).ShouldBeFalse();
    }

    /// <summary>A user who has seen a number and then ends the run finds it in the report.</summary>
    [Fact]
    public async Task What_a_provisional_table_has_shown_of_a_launch_under_way_is_in_the_results()
    {
        using var run = new ScriptedRun("good", "other");
        using var interruption = new CancellationTokenSource();
        var shown = new List<CaseId>();
        var observer = new Watcher(provisional: file =>
        {
            shown.AddRange(file.Cases.Where(result => result.Launches.Count > 0).Select(result => result.Id));
            interruption.Cancel();
        });

        var results = await run.RunAsync(
            run.PlanOf(Efforts.Several, new() { Counts = [1, 20] }), observer: observer, cancellation: interruption.Token);

        run.Entries.OfType<GroupEndEntry>().ShouldBeEmpty("else the test shows nothing");
        shown.ShouldNotBeEmpty();
        results.Cases.Where(result => result.Outcome == Outcome.Measured).Select(result => result.Id).ShouldBe(shown);
    }

    [Fact]
    public async Task Interrupted_before_the_first_case_all_cases_are_skipped_with_the_reason()
    {
        using var run = new ScriptedRun("good");

        var results = await run.RunAsync(run.PlanOf(Efforts.Least), cancellation: new CancellationToken(canceled: true));

        results.Run.Interrupted.ShouldBeTrue();
        results.Cases.ShouldAllBe(result =>
            result.Outcome == Outcome.Skipped && result.Reason == "the run was interrupted before it was tried");
        run.Workers.Processes.ShouldBeEmpty();
    }

    [Theory]
    [InlineData("start")]
    [InlineData("Serialize")]
    [InlineData("warm")]
    [InlineData("batch")]
    public async Task Interrupting_a_call_that_never_returns_does_not_wait_for_the_time_limit(string step)
    {
        using var run = new ScriptedRun("spins");
        using var interruption = new CancellationTokenSource();
        run.Script("spins", at =>
        {
            if (at.Name != step)
            {
                return null;
            }

            run.Clock.At(run.Clock.Now + TimeSpan.FromSeconds(5), interruption.Cancel);
            return Act.Hangs;
        });

        var results = await run.RunAsync(run.PlanOf(Efforts.Least), cancellation: interruption.Token);

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Skipped);
        run.Clock.Now.TotalSeconds.ShouldBeLessThan(10, "the watchdog's own limit is 20 s");
        run.Workers.Processes.ShouldContain(process => process.WasKilled);
    }

    /// <summary>A terminal sends Ctrl+C to the workers, too, and one of them may end before the host has heard of it.</summary>
    [Theory]
    [InlineData(0.5, Outcome.Skipped)]
    [InlineData(5, Outcome.Crashed)]
    public async Task A_worker_that_ends_by_the_interruption_itself_is_not_at_fault(double hostHearsAfter, Outcome outcome)
    {
        using var run = new ScriptedRun("good");
        using var interruption = new CancellationTokenSource();
        run.Script("good", at =>
        {
            if (at.Name != "Serialize")
            {
                return null;
            }

            run.Clock.At(run.Clock.Now + TimeSpan.FromSeconds(hostHearsAfter), interruption.Cancel);
            return Act.Dies(130);
        });

        var results = await run.RunAsync(run.PlanOf(Efforts.Least), cancellation: interruption.Token);

        results.Cases.ShouldAllBe(result => result.Outcome == outcome);
    }

    private static int Launches(ResultsFile file) =>
        file.Cases.Where(result => result.Id.Serializer == "other").Sum(result => result.Launches.Count);
}
