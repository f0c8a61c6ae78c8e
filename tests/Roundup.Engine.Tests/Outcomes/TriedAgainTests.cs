namespace Roundup.Engine.Tests.Outcomes;

/// <summary>What is tried once more, and what is not.</summary>
public class TriedAgainTests
{
    /// <summary>As the system kills a process where memory runs out.</summary>
    [Theory]
    [InlineData("good", "Serialize")]
    [InlineData("other", "start")]
    [InlineData("other", "keep")]
    [InlineData("other", "warm")]
    [InlineData("good", "batch")]
    [InlineData("other", "batch")]
    [InlineData("other", "check")]
    [InlineData("other", "hidden")]
    public async Task A_row_whose_process_is_killed_from_outside_is_measured_all_the_same(string row, string step)
    {
        using var run = new ScriptedRun("good", "other");
        var kills = 0;
        run.Script(row, at => at.Name == step && Interlocked.Increment(ref kills) == 1 ? Act.IsKilled : null);

        var results = await run.RunAsync(run.PlanOf(Efforts.Least));

        foreach (var result in results.Cases)
        {
            result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
            result.Launches.Select(launch => launch.Index).Distinct().ShouldBe(Enumerable.Range(0, Efforts.Least.Launches));
        }

        kills.ShouldBeGreaterThan(1, "the step was reached again");
    }

    [Fact]
    public async Task A_row_that_is_killed_again_is_not_tried_a_third_time()
    {
        using var run = new ScriptedRun("killed");
        run.Script("killed", at => at.Name == "Serialize" ? Act.IsKilled : null);

        var results = await run.RunAsync(run.PlanOf(Efforts.Least));

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Crashed && result.Reason!.StartsWith("killed from outside"));
        run.Entries.OfType<WorkerEntry>().Count().ShouldBe(2);
    }

    /// <summary>A row has a quarter of the time for a step to end what it is in when the budget ends: 5 of 20 s.</summary>
    [Theory]
    [InlineData(true, 10)]
    [InlineData(false, 30)]
    public async Task A_row_that_does_not_answer_when_the_budget_ends_is_not_measured_and_not_said_to_hang(bool endsBefore, int seconds)
    {
        using var run = new ScriptedRun("good", "late");
        run.Script("late", at => at.Name == "warm" ? Act.Hangs : null);
        var options = new RunOptions { Budget = TimeSpan.FromSeconds(seconds), Operations = ["Serialize"] };

        var results = await run.RunAsync(run.PlanOf(Efforts.Least, options));

        foreach (var result in results.Cases)
        {
            var isGood = result.Id.Serializer == "good";
            result.Outcome.ShouldBe(isGood ? Outcome.Measured : endsBefore ? Outcome.Skipped : Outcome.Hung, result.Reason);
            (result.Reason ?? "").ShouldBe(
                isGood ? ""
                : endsBefore ? "not measured: the budget ended before the serializer answered (in warm)"
                : "no answer within 20 s (in warm)");
        }
    }

    [Fact]
    public async Task A_row_that_hangs_with_others_and_not_alone_is_not_tried_with_others_again()
    {
        using var run = new ScriptedRun("crowded");
        var hangs = 0;
        run.Script("crowded", at => at is { Name: "warm", Open: > 1 } && Interlocked.Increment(ref hangs) > 0 ? Act.Hangs : null);
        var options = new RunOptions { Shapes = ["Bytes", "String"] };

        var results = await run.RunAsync(run.PlanOf(Efforts.Least with { Launches = 1 }, options));

        results.Cases.ShouldAllBe(result => result.Outcome == Outcome.Hung && result.Reason == "no answer within 20 s (in warm)");

        hangs.ShouldBe(2, "once in each of the two processes of the baseline");

        // One for verification, and for each of the two one with all cases and one for those that are tried alone.
        run.Entries.OfType<WorkerEntry>().Count().ShouldBe(1 + (2 * 2));
    }

    [Fact]
    public async Task A_row_that_dies_with_others_and_not_alone_is_tried_with_those_that_are_sound()
    {
        using var run = new ScriptedRun("good", "picky");
        run.Script("picky", at => at is { Name: "prepare", Serialize: true } ? Act.Dies(3) : null);
        var options = new RunOptions { Shapes = ["Bytes", "String"] };

        var results = await run.RunAsync(run.PlanOf(Efforts.Least, options));

        foreach (var result in results.Cases)
        {
            var isBad = result.Id is { Serializer: "picky", Table.Operation: Operation.Serialize };
            result.Outcome.ShouldBe(isBad ? Outcome.Crashed : Outcome.Measured, result.Reason);
        }
    }
}
