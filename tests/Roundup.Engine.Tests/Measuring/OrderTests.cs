namespace Roundup.Engine.Tests.Measuring;

/// <summary>The order of things: at random, from the seed.</summary>
public class OrderTests
{
    private static readonly Effort s_effort = new("order", Launches: 2, Rounds: 3, BatchMs: 0.1, WarmupMs: 1);

    [Fact]
    public async Task The_seed_decides_the_order()
    {
        var first = await OrderAsync(seed: 1);
        var second = await OrderAsync(seed: 1);
        var other = await OrderAsync(seed: 2);

        second.ShouldBe(first);
        other.ShouldNotBe(first);
        other.Count.ShouldBe(first.Count);
    }

    [Fact]
    public async Task The_rows_of_a_cell_take_turns_and_the_baseline_twice()
    {
        using var run = new ScriptedRun("good", "one", "other");
        await run.RunAsync(run.PlanOf(s_effort, Options(seed: 1)));

        var samples = run.Entries.OfType<SampleEntry>().ToList();
        foreach (var round in samples.GroupBy(entry => (entry.Group, entry.Launch, entry.Sample.Round)))
        {
            // Back to back: the places count up, and every row has one, the baseline two.
            round.Select(entry => entry.Sample.Position).ShouldBe([0, 1, 2, 3]);
            round.Select(entry => (entry.Case, entry.Replica)).Distinct().Count().ShouldBe(4);
            round.Count(entry => entry.Replica == 1).ShouldBe(1);
        }

        samples.Select(entry => (entry.Group, entry.Launch, entry.Sample.Round)).Distinct().Count()
            .ShouldBe(s_effort.Launches * s_effort.Rounds);
        foreach (var launch in samples.GroupBy(entry => entry.Launch))
        {
            launch.GroupBy(entry => entry.Sample.Round)
                .Select(round => string.Join(',', round.Select(entry => (entry.Case, entry.Replica))))
                .Distinct().Count().ShouldBeGreaterThan(1, "the order within a round is at random");
        }
    }

    [Fact]
    public async Task A_worker_is_asked_for_its_proof_and_its_peak_after_its_last_batch_and_for_no_batch_before_it_is_warm()
    {
        using var run = new ScriptedRun("good");
        var steps = new List<string>();
        run.Workers.Watch = at => steps.AddRange(at is { Row: "good", Process: 2 } ? [at.Name] : []);

        await run.RunAsync(run.PlanOf(s_effort with { Launches = 1 }, Options(seed: 1)));

        steps.Where(step => step != "empty").ShouldBe(
            ["open", "prepare", "warm", "pin", "launch", "batch", "batch", "batch", "launch", "pin", "check", "hidden", "bye"]);
    }

    [Fact]
    public async Task The_loop_without_a_call_is_timed_once_for_each_target()
    {
        using var run = new ScriptedRun("good", "other");

        var results = await run.RunAsync(
            run.PlanOf(s_effort, new RunOptions { Counts = [1, 3], Datasets = ["Notes", "Same"], Targets = ["net8.0", "net10.0"] }));

        var timed = results.Cases.SelectMany(result => result.Launches.Where(launch => launch[LaunchQuantities.EmptyLoopNs] is not null)
            .Select(launch => (result.Id.Table.Target, launch.Index)));
        timed.ShouldBe([("net8.0", 0), ("net10.0", 0)], ignoreOrder: true);
    }

    private static RunOptions Options(ulong seed) => new() { Seed = seed, Operations = ["Serialize"] };

    private static async Task<List<string>> OrderAsync(ulong seed)
    {
        using var run = new ScriptedRun("good", "other");
        await run.RunAsync(run.PlanOf(s_effort with { Launches = 1 }, Options(seed)));
        return JournalText.Order(run.Folder);
    }
}
