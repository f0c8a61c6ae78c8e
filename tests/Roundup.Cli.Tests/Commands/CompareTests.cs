namespace Roundup.Cli.Tests.Commands;

public sealed class CompareTests : CliTests
{
    [Fact]
    public async Task A_run_against_another_version_says_what_changed_and_fails_where_something_is_worse()
    {
        cli.Engine = (start, _) => Task.FromResult(SampleResults.Write(
            SampleResults.Of(start.Plan) is var file && start.Folder.EndsWith("worse", StringComparison.Ordinal)
                ? file with { Cases = [.. file.Cases.Select(Larger)] }
                : file,
            start.Folder));

        var same = await cli.RunAsync("run", "--against", "Swift.Json@2.0.1", "--output", repository.In("same"));
        var worse = await cli.RunAsync("run", "--against", "Swift.Json@2.0.1", "--output", repository.In("worse"));
        var again = await cli.RunAsync("compare", repository.In("worse"), "--format", "markdown");

        same.Code.ShouldBe(0);
        same.Output.ShouldContain("launches: at the end, a change of");
        same.Output.ShouldContain("no change.");
        worse.Code.ShouldBe((int)ExitCode.Regressed);
        worse.Output.ShouldContain("with a larger size");
        File.Exists(repository.In("worse/comparison.md")).ShouldBeTrue();
        again.Code.ShouldBe((int)ExitCode.Regressed);
        again.Output.ShouldContain("| size 100 B to 200 B |");

        static CaseResult Larger(CaseResult result) => result.Id.Serializer == "Swift.Json" ? result with { SizeBytes = 200 } : result;
    }

    [Fact]
    public async Task A_new_loss_is_told_first_and_is_no_success()
    {
        cli.Engine = (start, _) => Task.FromResult(SampleResults.Write(
            SampleResults.Of(start.Plan) is var file ? file with { Cases = [.. file.Cases.Select(Lossy)] } : file, start.Folder));

        var result = await cli.RunAsync("run", "--against", "Swift.Json@2.0.1", "--output", repository.In("lossy"));

        result.Code.ShouldBe((int)ExitCode.Regressed);
        result.Output.ShouldContain(" with new losses: ");
        result.Output.ShouldContain(", but loses Country");

        static CaseResult Lossy(CaseResult result) => result.Id.Serializer == "Swift.Json"
            ? result with { Fidelity = Results.Fidelity.Lossy, Lost = ["Country: null"] }
            : result;
    }

    [Fact]
    public async Task A_comparison_without_a_side_is_no_success()
    {
        cli.Engine = (start, _) => Task.FromResult(SampleResults.Write(
            SampleResults.Of(
                start.Plan,
                planned => planned.Id.Serializer.Contains("@2.0.1", StringComparison.Ordinal) ? Outcome.Unavailable : Outcome.Measured),
            start.Folder));

        var result = await cli.RunAsync("run", "--against", "Swift.Json@2.0.1", "--output", repository.In("alone"));

        result.Output.ShouldContain("nothing was compared");
        result.Code.ShouldBe((int)ExitCode.NothingMeasured);
    }

    [Fact]
    public async Task Two_runs_are_compared_and_what_cannot_be_is_said()
    {
        await cli.RunAsync("run", "--output", repository.In("old"));
        await cli.RunAsync("run", "--output", repository.In("new"));

        var result = await cli.RunAsync("compare", repository.In("old"), repository.In("new"), "--output", repository.In("both"));

        result.Code.ShouldBe(0);
        result.Output.ShouldContain("not compared");
        result.Output.ShouldContain("Times are not compared: that takes 5 other serializers");
        File.ReadAllText(repository.In("both/comparison.json")).ShouldContain("\"Verdict\": \"not compared\"");
    }

    [Fact]
    public async Task A_run_that_compares_nothing_or_has_no_times_is_an_error()
    {
        await cli.RunAsync("run", "--output", repository.In("one"));
        await cli.RunAsync("run", "--experiment", "check", "--output", repository.In("checked"));

        var alone = await cli.RunAsync("compare", repository.In("one"));
        var untimed = await cli.RunAsync("compare", repository.In("one"), repository.In("checked"));

        (alone.Code, untimed.Code).ShouldBe((2, 2));
        alone.Error.ShouldContain("add the run after the change");
        untimed.Error.ShouldContain("has no times");
    }
}
