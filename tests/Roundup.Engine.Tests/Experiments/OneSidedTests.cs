namespace Roundup.Engine.Tests.Experiments;

/// <summary>A comparison measures and asks nothing of one side alone.</summary>
public class OneSidedTests
{
    private static readonly ComparisonInfo s_versions = new([new("after", "before")], 0.02, 0.05);

    [Fact]
    public async Task Where_a_side_is_not_here_nothing_is_measured_not_even_verified()
    {
        using var run = new ScriptedRun("baseline", "before", "after");
        run.Builds.Failures["before"] = (Outcome.Unavailable, "package Before 1.2 not found");

        var results = await run.RunAsync(run.PlanOf(Efforts.Least) with { Comparison = s_versions });

        Ends(results, "before").ShouldBe([(Outcome.Unavailable, "package Before 1.2 not found")]);
        Ends(results, "baseline", "after").ShouldBe([(Outcome.Skipped, "no serializer can be compared here")]);
        run.Workers.Processes.ShouldBeEmpty();
    }

    [Fact]
    public async Task A_table_in_which_verification_leaves_no_pair_is_not_measured()
    {
        using var run = new ScriptedRun("baseline", "before", "after");
        run.Script("before", at => at is { Name: "Serialize", Dataset: "Same" } ? Act.Throws("FormatException: no") : null);
        var plan = run.PlanOf(Efforts.Least, new() { Datasets = ["Notes", "Same"] }) with { Comparison = s_versions };

        var results = await run.RunAsync(plan);

        var same = results with { Cases = [.. results.Cases.Where(result => result.Id.Table.Dataset == "Same")] };
        Ends(same, "before").ShouldHaveSingleItem().Outcome.ShouldBe(Outcome.Failed);
        Ends(same, "after").ShouldBe([(Outcome.Skipped, "the other side of the comparison has no result here")]);
        Ends(same, "baseline").ShouldBe([(Outcome.Skipped, "no serializer of its table can be compared here")]);
        results.Cases.Except(same.Cases).ShouldAllBe(result => result.Outcome == Outcome.Measured);
    }

    private static IReadOnlyList<(Outcome Outcome, string? Reason)> Ends(ResultsFile results, params string[] rows) =>
    [
        .. results.Cases.Where(result => rows.Contains(result.Id.Serializer)).Select(result => (result.Outcome, result.Reason)).Distinct(),
    ];
}
