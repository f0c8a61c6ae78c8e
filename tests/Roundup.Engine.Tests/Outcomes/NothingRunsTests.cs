namespace Roundup.Engine.Tests.Outcomes;

/// <summary>What was not built, and what cannot start, is an outcome of its own cases; everything else is measured.</summary>
public class NothingRunsTests
{
    [Fact]
    public async Task A_library_or_a_dataset_that_is_not_built_ends_its_cases_alone()
    {
        using var run = new ScriptedRun("good", "missing", "broken");
        run.Builds.Failures["missing"] = (Outcome.Unavailable, "package Missing 1.2 not found");
        run.Builds.Failures["broken"] = (Outcome.BuildFailed, "Broken.cs(1,1): CS1002: ; expected\nBroken.cs(2,1): CS1003");
        run.Builds.DatasetFailures["Same"] = "the values of Same could not be generated: no";

        var results = await run.RunAsync(run.PlanOf(Efforts.Hardly, new RunOptions { Datasets = ["Notes", "Same"] }));

        foreach (var result in results.Cases)
        {
            var (outcome, reason) = result.Id switch
            {
                { Table.Dataset: "Same" } => (Outcome.BuildFailed, "the values of Same could not be generated: no"),
                { Serializer: "missing" } => (Outcome.Unavailable, "package Missing 1.2 not found"),
                { Serializer: "broken" } => (Outcome.BuildFailed, "Broken.cs(1,1): CS1002: ; expected\nBroken.cs(2,1): CS1003"),
                _ => (Outcome.Measured, null),
            };
            (result.Outcome, result.Reason).ShouldBe((outcome, reason));
        }

        run.Workers.Processes.Select(process => process.Row).Distinct().ShouldBe(["good"]);
    }

    [Fact]
    public async Task A_target_without_a_runtime_ends_its_cases_with_one_notice()
    {
        using var run = new ScriptedRun("good", "other");
        run.Builds.TargetFailures["net8.0"] = "its runtime could not be installed";

        var results = await run.RunAsync(run.PlanOf(Efforts.Hardly, new RunOptions { Targets = ["net8.0", "net10.0"] }));

        results.Cases.ShouldAllBe(result =>
            result.Outcome == (result.Id.Table.Target == "net8.0" ? Outcome.Unavailable : Outcome.Measured));
        results.Notices.Where(notice => notice.Code == NoticeCode.TargetUnavailable).ShouldHaveSingleItem().Arguments
            .ShouldBe(["net8.0", "its runtime could not be installed"]);
    }

    /// <summary>That the runtime does not start is the machine's fault, and is found by the first worker.</summary>
    [Theory]
    [InlineData(150, "Framework: 'Microsoft.NETCore.App', version '10.0.0' (x64)", true)]
    [InlineData(150, "Framework: 'Microsoft.AspNetCore.App', version '10.0.0' (x64)", false)]
    [InlineData(139, "An assembly specified in the application dependencies manifest was not found", false)]
    public async Task A_runtime_that_does_not_start_ends_its_target_and_a_library_that_lacks_something_its_row(
        int exitCode, string errors, bool endsTarget)
    {
        using var run = new ScriptedRun("good", "other");
        run.Script("other", at => at.Name == "start" ? Act.Dies(exitCode, errors) : null);
        run.Script("good", at => at.Name == "start" && endsTarget ? Act.Dies(exitCode, errors) : null);

        var results = await run.RunAsync(run.PlanOf(Efforts.Hardly));

        foreach (var result in results.Cases)
        {
            var ends = endsTarget || result.Id.Serializer == "other";
            result.Outcome.ShouldBe(ends ? Outcome.Unavailable : Outcome.Measured, result.Reason);
            (result.Reason ?? "").ShouldStartWith(ends ? "the .NET host could not start it: " : "");
        }

        results.Notices.Count(notice => notice.Code == NoticeCode.TargetUnavailable).ShouldBe(endsTarget ? 1 : 0);
    }
}
