using Roundup.Engine.Experiments.Instructions;

namespace Roundup.Engine.Tests.Instructions;

/// <summary>Counts of instructions: in which processes, on which target, and what goes wrong.</summary>
public class InstructionsTests
{
    private static readonly Effort s_two = new("two", Launches: 2, Rounds: 1, BatchMs: 0, WarmupMs: 0);

    [Fact]
    public async Task A_case_is_counted_in_two_processes_in_valgrind_compiled_ahead_of_time_and_not_again_with_a_jit()
    {
        using var run = new ScriptedRun("one");

        var results = await run.RunAsync(PlanOf(run));

        results.Cases.Count.ShouldBe(4);
        foreach (var result in results.Cases)
        {
            var isNative = result.Id.Table.Target == "net10.0-aot";
            (result.Outcome, result.Reason)
                .ShouldBe(isNative ? (Outcome.Measured, null) : (Outcome.Skipped, "counted as NativeAOT instead"));
            if (isNative)
            {
                Counts(result).ShouldBe([1000, 1000]);
            }
        }

        var counted = run.Workers.Processes.Where(process => process.Under.Count > 0).ToList();
        counted.Count.ShouldBe(4);
        counted.ShouldAllBe(process => process.Under[0] == "valgrind" && process.Under.Contains("--tool=callgrind"));
        run.Stored.Cases.Count(result => result.Part is InstructionsData { IsStable: true }).ShouldBe(2);
    }

    [Fact]
    public async Task Where_nothing_is_compiled_ahead_of_time_the_jit_without_tiering_is_counted()
    {
        using var run = new ScriptedRun("one");
        run.Builds.TargetFailures["net10.0-aot"] = "no linker";

        var results = await run.RunAsync(PlanOf(run));

        results.Cases.Where(result => result.Id.Table.Target == "net10.0-aot")
            .ShouldAllBe(result => result.Outcome == Outcome.Unavailable);
        results.Cases.Where(result => result.Id.Table.Target == "net10.0-no-tiering").ShouldAllBe(result => Counts(result).Count == 2);
    }

    [Fact]
    public async Task A_side_that_cannot_be_compiled_ahead_of_time_has_both_sides_counted_with_a_jit()
    {
        using var run = new ScriptedRun("base", "after");
        run.Script("base", at => at is { Name: "count", Process: 3 } ? Act.Dies(139) : null);
        var options = new RunOptions
        {
            Serializers = ["after"],
            Against = ["base"],
            Operations = ["Serialize"],
            By = ComparisonRule.Instructions,
        };

        var results = await run.RunAsync(PlanOf(run, options));

        results.Cases.Count.ShouldBe(4);
        results.Cases.Where(result => result.Part is InstructionsData).Select(result => $"{result.Id.Serializer} {result.Id.Table.Target}")
            .ShouldBe(["base net10.0-no-tiering", "after net10.0-aot", "after net10.0-no-tiering"], ignoreOrder: true);
    }

    [Fact]
    public async Task A_side_whose_other_side_cannot_be_built_is_not_counted()
    {
        using var run = new ScriptedRun("base", "after");
        run.Builds.Failures["base"] = (Outcome.Unavailable, "package Base 1.2 not found");
        var options = new RunOptions { Serializers = ["after"], Against = ["base"], By = ComparisonRule.Instructions };

        var results = await run.RunAsync(PlanOf(run, options));

        results.Cases.Where(result => result.Id.Serializer == "after").Select(result => (result.Outcome, result.Reason)).Distinct()
            .ShouldHaveSingleItem().ShouldBe((Outcome.Skipped, "no serializer can be compared here"));
        run.Workers.Processes.ShouldNotContain(process => process.Under.Count > 0);
    }

    [Fact]
    public async Task Processes_that_differ_are_kept_as_they_are_and_the_case_is_not_stable()
    {
        using var run = new ScriptedRun("one") { Workers = new() { InstructionsByChance = 100 } };

        var results = await run.RunAsync(PlanOf(run, new() { Operations = ["Serialize"], Targets = ["net10.0-aot"] }));

        var counts = results.Cases.ShouldHaveSingleItem().Part.ShouldBeOfType<InstructionsData>();
        (counts.PerCall[1] - counts.PerCall[0]).ShouldBe(25, "100 more in four calls");
        counts.IsStable.ShouldBeFalse();
    }

    [Fact]
    public async Task A_row_that_hangs_has_thirty_times_as_long_as_outside_valgrind()
    {
        using var run = new ScriptedRun("one");
        run.Script("one", at => at.Name == "count" ? Act.Hangs : null);

        var results = await run.RunAsync(PlanOf(run, new() { Operations = ["Serialize"], Targets = ["net10.0-aot"] }));

        var result = results.Cases.ShouldHaveSingleItem();
        (result.Outcome, result.Reason).ShouldBe((Outcome.Hung, "no answer within 600 s (in count)"));
    }

    /// <summary>In valgrind a row has thirty times a quarter of the time for a step to end what it is in: 150 s.</summary>
    [Fact]
    public async Task A_second_process_that_the_budget_cuts_off_costs_a_case_nothing_of_the_first()
    {
        using var run = new ScriptedRun("one");
        var counts = 0;
        run.Script("one", at => at.Name == "count" && Interlocked.Increment(ref counts) == 2 ? Act.Hangs : null);
        var options = new RunOptions
        {
            Operations = ["Serialize"],
            Targets = ["net10.0-aot"],
            Budget = TimeSpan.FromSeconds(30),
        };

        var results = await run.RunAsync(PlanOf(run, options));

        var result = results.Cases.ShouldHaveSingleItem();
        (result.Outcome, result.Reason).ShouldBe((Outcome.Measured, null));
        Counts(result).ShouldBe([1000]);
        counts.ShouldBe(2, "no third process is started");
        results.Notices.ShouldContain(notice => notice.Code == NoticeCode.BudgetLeftOut);
    }

    [Fact]
    public void A_target_that_compiles_again_is_refused()
    {
        using var run = new ScriptedRun("one");

        var error = Should.Throw<RoundupException>(() => PlanOf(run, new() { Targets = ["net10.0"] }));

        error.Message.ShouldBe(
            "Instructions cannot be counted on net10.0, where the JIT compiles code again while it runs: give --target net10.0-aot or "
            + "net10.0-no-tiering.");
    }

    [Theory]
    [InlineData("events: Ir\nsummary: 3\n\ntotals: 26109391\n", 26_109_391)]
    [InlineData("totals: 7", 7)]
    [InlineData("totals: 0\n", null)]
    [InlineData("summary: 26109391\n", null)]
    [InlineData("totals: many\n", null)]
    public void The_count_is_the_total_of_a_profile(string profile, int? count)
    {
        if (count is null)
        {
            Should.Throw<IOException>(() => Valgrind.Read(profile));
        }
        else
        {
            Valgrind.Read(profile).ShouldBe(count.Value);
        }
    }

    [Theory]
    [InlineData(false, false, "which this system does not have: use Linux, or leave out --by instructions to compare by time.")]
    [InlineData(true, false, "which is not installed: `apt install valgrind`, or leave out --by instructions to compare by time.")]
    [InlineData(true, true, null)]
    public void A_machine_without_valgrind_is_told_the_remedy(bool isLinux, bool isInstalled, string? message) =>
        Valgrind.Missing(isLinux, isInstalled).ShouldBe(message is null ? null : "Instructions are counted by valgrind, " + message);

    private static IReadOnlyList<double> Counts(CaseResult result) => result.Part.ShouldBeOfType<InstructionsData>().PerCall;

    private static Plan PlanOf(ScriptedRun run, RunOptions? options = null) => run.PlanOf(
        s_two, (options ?? new()) with { Datasets = ["Notes"], Counts = [1], Experiments = [ExperimentNames.Instructions] });
}
