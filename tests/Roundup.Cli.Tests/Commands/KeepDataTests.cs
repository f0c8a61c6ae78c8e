namespace Roundup.Cli.Tests.Commands;

public sealed class KeepDataTests : CliTests
{
    [Theory]
    [InlineData("run")]
    [InlineData("check")]
    public async Task The_folder_reaches_the_plan_absolute_and_is_named_at_the_end(string command)
    {
        repository.Suite("check", """{ "title": "Check", "datasets": ["Books"], "shapes": ["Bytes"], "experiments": ["check"] }""");
        var relative = Path.GetRelativePath(Directory.GetCurrentDirectory(), repository.In("kept"));

        var result = await cli.RunAsync([command, "--output", repository.In("out"), "--keep-data", relative]);

        result.Code.ShouldBe(0, result.Error);
        cli.Start!.Plan.Options.KeepData.ShouldBe(repository.In("kept"));
        result.Output.ShouldContain($"Payloads kept in {repository.In("kept")}, listed in index.csv.");
    }

    [Fact]
    public async Task A_folder_that_cannot_be_written_is_4_before_anything_runs()
    {
        var file = repository.Write("file", "");

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--keep-data", Path.Combine(file, "kept"));

        result.Code.ShouldBe(4);
        result.Error.ShouldStartWith($"Cannot write to {Path.Combine(file, "kept")}");
        result.Error.ShouldContain("with --keep-data");
        cli.Start.ShouldBeNull();
        Directory.Exists(repository.In("out")).ShouldBeFalse();
    }
}
