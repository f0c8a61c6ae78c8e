using System.Globalization;

namespace Roundup.Cli.Tests.Commands;

public sealed class ReportTests : CliTests
{
    [Fact]
    public async Task Makes_the_same_reports_again_from_the_file_alone()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));
        var before = File.ReadAllText(repository.In("out/results.csv"));
        File.Delete(repository.In("out/results.csv"));

        var result = await cli.RunAsync("report", repository.In("out"));

        result.Code.ShouldBe(0);
        File.ReadAllText(repository.In("out/results.csv")).ShouldBe(before);
        result.Output.ShouldContain($"Written to {repository.In("out")}: report.md, ");
    }

    [Fact]
    public async Task The_culture_of_the_user_changes_no_file()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));
        var usual = CultureInfo.CurrentCulture;
        var odd = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        (odd.NumberFormat.NumberDecimalSeparator, odd.NumberFormat.NumberGroupSeparator) = (",", ".");
        (odd.NumberFormat.NegativeSign, odd.DateTimeFormat.ShortDatePattern) = ("minus ", "d. M. yyyy");
        CultureInfo.CurrentCulture = odd;
        try
        {
            (await cli.RunAsync("report", repository.In("out"), "--output", repository.In("odd"))).Code.ShouldBe(0);
        }
        finally
        {
            CultureInfo.CurrentCulture = usual;
        }

        foreach (var file in (string[])["results.csv", "report.md", "report.html"])
        {
            File.ReadAllText(repository.In("odd/" + file)).ShouldBe(File.ReadAllText(repository.In("out/" + file)), file);
        }
    }

    [Fact]
    public async Task Leaves_the_folder_of_a_file_that_is_kept_as_it_is()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));
        Directory.CreateDirectory(repository.In("kept"));
        Parts.Store.Write(Parts.Store.Read(repository.In("out/results.json")), repository.In("kept/first.json.br"));

        (await cli.RunAsync("report", repository.In("kept/first.json.br"))).Code.ShouldBe(0);

        Directory.EnumerateFileSystemEntries(repository.In("kept")).ShouldHaveSingleItem();
        File.Exists(repository.In("artifacts/results/first/report.html")).ShouldBeTrue();
    }

    [Fact]
    public async Task Shows_an_overview_and_an_answer_and_all_tables_where_asked()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        var screen = (await cli.RunAsync("report", repository.In("out"))).Output;
        var all = (await cli.RunAsync("report", repository.In("out"), "--all")).Output;

        screen.ShouldContain("Answer for quick");
        screen.ShouldContain("Ratios to ");
        screen.ShouldNotContain("Serialize · ");
        all.ShouldContain("Answer for quick");
        all.ShouldContain("Serialize · ");
        all.ShouldContain("Legend");
    }

    [Fact]
    public async Task Verbose_adds_where_a_library_failed()
    {
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan, c => c.Id.Serializer == "Packed" ? Outcome.Failed : Outcome.Measured);
            return Task.FromResult(SampleResults.Write(file with { Cases = [.. file.Cases.Select(WithFrames)] }, start.Folder));
        };
        await cli.RunAsync("run", "--output", repository.In("out"));

        var brief = await cli.RunAsync("report", repository.In("out"));
        var verbose = await cli.RunAsync("report", repository.In("out"), "--verbose");

        brief.Output.ShouldContain("a made-up reason");
        brief.Output.ShouldNotContain("Packed.Writer");
        verbose.Output.ShouldContain("  at Packed.Writer.Grow\n");
        verbose.Output.ShouldContain("  at Packed.Writer.Write\n");
    }

    private static CaseResult WithFrames(CaseResult result) =>
        result.Outcome != Outcome.Failed ? result
        : result.With(result.Part with { Frames = ["Packed.Writer.Grow", "Packed.Writer.Write"] });

    [Fact]
    public async Task Exports_what_other_tools_read_where_it_is_asked_for()
    {
        var run = await cli.RunAsync("run", "--output", repository.In("out"), "--export", "github-action-benchmark");
        run.Output.ShouldContain("results.github-action-benchmark.json");

        var result = await cli.RunAsync("report", repository.In("out"), "--export", "github-action-benchmark,BenchmarkDotNet");

        result.Code.ShouldBe(0, result.Error);
        File.Exists(repository.In("out/results-report-full.json")).ShouldBeTrue();
        (await cli.RunAsync("report", repository.In("out"), "--export", "json")).Error.ShouldContain("Give one of benchmarkdotnet, ");
    }

    [Fact]
    public async Task Writes_elsewhere_when_asked()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        string[] report = ["report", repository.In("out/results.json"), "--output", repository.In("new/place"), "--baseline", "Packed"];
        (await cli.RunAsync(report)).Code.ShouldBe(0);

        File.Exists(repository.In("new/place/report.md")).ShouldBeTrue();
    }

    [Theory]
    [InlineData("{", "is damaged")]
    [InlineData("{}", "is not a results file")]
    [InlineData("""{ "schema": 999, "run": {} }""", "written by a newer Roundup")]
    [InlineData("""{ "schema": 1, "run": {} }""", "written by an older Roundup")]
    [InlineData("""{ "schema": 1, "command": "crosscheck", "runs": [] }""", "is not a results file of Roundup: it lacks 'run'")]
    public async Task A_file_that_cannot_be_used_is_2(string text, string said)
    {
        var file = repository.Write("results.json", text);

        (await cli.RunAsync("report", file)).ShouldBeRefused(file, said);
    }

    [Theory]
    [InlineData("Paked", "'Paked' is not a serializer of this file: did you mean Packed?")]
    [InlineData("Packed@9.9.9", "'Packed@9.9.9' is not a serializer of this file: did you mean Packed?")]
    [InlineData("Packed@net10.1", "'net10.1' is not a runtime of this file: did you mean net10.0?")]
    [InlineData("Packed + nine", "'nine' is not a compressor of this file: did you mean none?")]
    public async Task A_baseline_that_the_file_lacks_gets_a_suggestion(string baseline, string said)
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        (await cli.RunAsync("report", repository.In("out"), "--baseline", baseline)).ShouldBeRefused("--baseline " + said);
    }

    [Theory]
    [InlineData("Swift.Json@2.0.1")]
    [InlineData("swift.json@2.0.1/default@net10.0")]
    [InlineData("reference")]
    public async Task A_baseline_may_name_a_library_or_pin_a_version(string baseline)
    {
        await cli.RunAsync("run", "--serializer", "Swift.Json@2.0.1,Packed,reference", "--output", repository.In("out"));

        (await cli.RunAsync("report", repository.In("out"), "--baseline", baseline)).Code.ShouldBe(0);
    }

    [Fact]
    public async Task An_output_that_cannot_be_written_is_4()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        (await cli.RunAsync("report", repository.In("out"), "--output", repository.In("out/report.md/x"))).Code.ShouldBe(4);
    }
}
