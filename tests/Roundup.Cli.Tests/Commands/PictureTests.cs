namespace Roundup.Cli.Tests.Commands;

/// <summary><c>--picture</c>.</summary>
public sealed class PictureTests : CliTests
{
    private static readonly string[] s_summary = ["picture-summary-dark.svg", "picture-summary-light.svg"];

    private IEnumerable<string?> Files => Directory.Exists(repository.In("out/pictures"))
        ? Directory.GetFileSystemEntries(repository.In("out/pictures")).Select(Path.GetFileName).Order(StringComparer.Ordinal)
        : [];

    [Fact]
    public async Task A_run_writes_each_picture_once_light_and_dark()
    {
        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary,Summary");

        result.Code.ShouldBe(0);
        Files.ShouldBe(s_summary);
        result.Output.ShouldContain(", pictures" + Environment.NewLine);
    }

    [Fact]
    public async Task A_report_writes_the_same_pictures_from_the_file_alone()
    {
        await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");
        var before = await File.ReadAllTextAsync(repository.In("out/pictures/picture-summary-dark.svg"));
        Directory.Delete(repository.In("out/pictures"), recursive: true);

        await cli.RunAsync("report", repository.In("out"), "--picture", "summary");

        (await File.ReadAllTextAsync(repository.In("out/pictures/picture-summary-dark.svg"))).ShouldBe(before);
    }

    [Fact]
    public async Task What_the_run_cannot_show_is_said()
    {
        await cli.RunAsync("run", "--output", repository.In("out"), "--serializer", "Packed/writer", "--baseline", "Packed/writer");

        var result = await cli.RunAsync("report", repository.In("out"), "--picture", "summary");

        result.Code.ShouldBe((int)ExitCode.Usage);
        result.Output.ShouldContain("There is no picture summary: it needs two serializers with a ratio to the baseline, ");
        Files.ShouldBeEmpty();
    }

    [Fact]
    public async Task A_misspelt_picture_is_refused_before_anything_runs()
    {
        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "sumary");

        result.Code.ShouldBe((int)ExitCode.Usage);
        result.Error.ShouldContain("did you mean summary? Give one of summary.");
        cli.Start.ShouldBeNull();
    }

    [Fact]
    public async Task A_file_that_cannot_be_written_is_a_notice_of_a_run_and_an_error_of_a_report()
    {
        repository.Write("out/pictures", "");

        var run = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");
        var report = await cli.RunAsync("report", repository.In("out"), "--picture", "summary");

        run.Code.ShouldBe(0);
        run.Error.ShouldBeEmpty();
        run.Output.ShouldContain("Packed");
        run.Output.ShouldContain($"Cannot write to {repository.In("out/pictures")}: ");
        run.Output.ShouldContain($"repeat with `roundup report {repository.In("out")} --picture summary`.");
        report.Code.ShouldBe((int)ExitCode.OutputNotWritable);
        report.Error.ShouldContain($"Cannot write to {repository.In("out/pictures")}: ");
        report.Error.ShouldContain("or give another folder with --output.");
    }
}
