namespace Roundup.Engine.Tests.FirstCalls;

/// <summary>First calls in fresh processes: in what order they are made, what goes wrong, what is kept.</summary>
public class FirstCallTests
{
    private static readonly Effort s_three = new("three", Launches: 3, Rounds: 1, BatchMs: 0, WarmupMs: 0);

    [Fact]
    public async Task Each_launch_is_a_process_of_its_own_with_a_first_type_and_further_ones()
    {
        using var run = new ScriptedRun("one", "other");

        var results = await run.RunAsync(PlanOf(run));

        results.Run.Experiment.Name.ShouldBe(ExperimentNames.FirstCall);
        results.Cases.Count.ShouldBe(8);
        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            var calls = result.FirstCalls.ShouldNotBeNull();
            calls.Select(call => call.Launch).ShouldBe(Enumerable.Range(0, s_three.Launches));
            calls.ShouldAllBe(call => call.Place == (result.Id.Table.Dataset == "Notes" ? 0 : 1));
        }

        // Four processes a launch, each at a place of its own, in another order each time.
        var notes = results.Cases.Where(result => result.Id.Table.Dataset == "Notes").ToList();
        var orders = Enumerable.Range(0, s_three.Launches)
            .Select(launch => notes.Select(result => result.FirstCalls![launch].Position).ToList())
            .ToList();
        orders.ShouldAllBe(order => order.Order().SequenceEqual(Enumerable.Range(0, 4)));
        orders.Select(order => string.Join(',', order)).Distinct().Count().ShouldBeGreaterThan(1);
        run.Entries.OfType<FirstCallsEntry>().Count().ShouldBe(4 * s_three.Launches);
        run.Stored.Cases.Select(result => result.FirstCalls!.Sum(call => call.Values[FirstCallQuantities.Call]))
            .ShouldBe(results.Cases.Select(result => result.FirstCalls!.Sum(call => call.Values[FirstCallQuantities.Call])));
    }

    /// <summary>The other case gets its launches, in processes of its own.</summary>
    [Theory]
    [InlineData("first call", 1, "Notes", " (in first call)")]
    [InlineData("first call", 2, "Same", " (in first call)")]
    [InlineData("Deserialize", 1, "Notes", " (in Deserialize)")]
    [InlineData("Deserialize", 2, "Same", " (in Deserialize)")]
    public async Task A_failing_first_call_ends_only_its_own_case(string step, int time, string dataset, string where)
    {
        using var run = new ScriptedRun("good", "throws", "exits", "hangs", "grows", "talks", "lies");
        bool IsThere(ScriptedStep at) => at.Name == step && at.Dataset == dataset && (at.Open == 1 || at.Time == time);
        Dictionary<string, (Act Act, Outcome Outcome, string Reason)> ways = new()
        {
            ["throws"] = (Act.Throws("FormatException: not at once"), Outcome.Failed, "FormatException: not at once" + where),
            ["exits"] = (Act.Dies(0), Outcome.Crashed, "the process ended by itself with exit code 0, as Environment.Exit does" + where),
            ["hangs"] = (Act.Hangs, Outcome.Hung, "no answer within 20 s" + where),
            ["grows"] = (Act.Grows(500_000_000), Outcome.OutOfMemory, "its memory exceeded the limit of 0.4 GB" + where),
            ["talks"] = (Act.Writes("hello"), Outcome.Crashed, "protocol error: the message 'hello' came where '"),
        };
        if (step == "Deserialize")
        {
            ways["lies"] = (
                Act.Loses("Text: value"), Outcome.Wrong, "after the first call, Text: value is lost, although earlier it was not");
        }

        foreach (var (row, way) in ways)
        {
            // Verification has no first call.
            run.Script(row, at => IsThere(at) && run.Workers.Processes.Count > 7 * 2 ? way.Act : null);
        }

        var options = new RunOptions { Operations = ["Serialize"], MemoryLimit = 400_000_000 };
        var results = await run.RunAsync(PlanOf(run, options));

        foreach (var result in results.Cases)
        {
            if (ways.TryGetValue(result.Id.Serializer, out var way) && result.Id.Table.Dataset == dataset)
            {
                result.Reason.ShouldNotBeNull().ShouldStartWith(way.Reason);
                result.Outcome.ShouldBe(way.Outcome);
            }
            else
            {
                result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
                result.FirstCalls.ShouldNotBeNull().Count.ShouldBe(s_three.Launches);
                result.FirstCalls!.ShouldAllBe(call => call.Place == 0 || !ways.ContainsKey(result.Id.Serializer));
            }
        }
    }

    [Fact]
    public async Task A_process_that_is_killed_from_outside_once_is_started_again_and_twice_is_a_result()
    {
        using var run = new ScriptedRun("once", "twice");
        var kills = 0;
        run.Script("once", at => at.Name == "first call" && ++kills == 1 ? Act.IsKilled : null);
        run.Script("twice", at => at is { Name: "first call", Dataset: "Notes" } ? Act.IsKilled : null);

        var results = await run.RunAsync(PlanOf(run, new RunOptions { Operations = ["Serialize"] }));

        foreach (var result in results.Cases)
        {
            var isKilled = result.Id is { Serializer: "twice", Table.Dataset: "Notes" };
            result.Outcome.ShouldBe(isKilled ? Outcome.Crashed : Outcome.Measured, result.Reason);
        }

        run.Entries.OfType<KilledEntry>().Count().ShouldBe(2);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(5)]
    [InlineData(11)]
    public async Task An_interrupted_run_keeps_its_first_calls_and_can_be_resumed(int after)
    {
        using var run = new ScriptedRun("one", "other");
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, done, _) =>
        {
            if (stage == RunStage.Measure && done == after)
            {
                interruption.Cancel();
            }
        });

        var half = await run.RunAsync(PlanOf(run), observer: watcher, cancellation: interruption.Token);

        half.Run.Interrupted.ShouldBeTrue();
        half.Cases.Sum(result => result.FirstCalls?.Count ?? 0).ShouldBe(2 * after, "a process makes two");

        var whole = await run.RunAsync(PlanOf(run), resume: true);

        whole.Run.Interrupted.ShouldBeFalse();
        foreach (var (before, result) in half.Cases.Zip(whole.Cases))
        {
            result.FirstCalls!.Select(call => call.Launch).ShouldBe(Enumerable.Range(0, s_three.Launches));
            result.FirstCalls!.Take(before.FirstCalls?.Count ?? 0).ShouldBe(before.FirstCalls ?? []);
        }

        run.Entries.OfType<FirstCallsEntry>().Count().ShouldBe(4 * s_three.Launches);
    }

    /// <summary>A process takes 250 ms here: a budget of 1.1 s ends after the table that is begun, and the next has none.</summary>
    [Fact]
    public async Task A_budget_ends_between_tables_and_leaves_no_row_of_a_table_out()
    {
        using var run = new ScriptedRun("one", "other");
        run.Workers.Watch = at => run.Clock.Pass(TimeSpan.FromMilliseconds(at.Name == "first call" ? 125 : 0));

        var results = await run.RunAsync(PlanOf(run, new RunOptions { Budget = TimeSpan.FromMilliseconds(1100) }));

        foreach (var table in results.Cases.GroupBy(result => result.Id.Table))
        {
            table.Select(result => result.FirstCalls?.Count ?? 0).Distinct().ShouldHaveSingleItem();
        }

        results.Cases.ShouldContain(result => result.Outcome == Outcome.Measured);
        run.Clock.Now.TotalMilliseconds.ShouldBeLessThanOrEqualTo(1100 + 250);
    }

    private static Plan PlanOf(ScriptedRun run, RunOptions? options = null) => run.PlanOf(
        s_three, (options ?? new()) with { Datasets = ["Notes", "Same"], Counts = [1], Experiments = [ExperimentNames.FirstCall] });
}
