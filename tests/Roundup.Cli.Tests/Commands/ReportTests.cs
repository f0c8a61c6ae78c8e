using Roundup.Cli.Tests.Support;
using Roundup.Results;
using Roundup.Tests.Support;
using Shouldly;
using Xunit;

namespace Roundup.Cli.Tests.Commands;

public sealed class ReportTests : IDisposable
{
    private readonly TempRepository repository = new();
    private readonly Support.Cli cli;

    public ReportTests() => cli = new Support.Cli(repository);

    public void Dispose() => repository.Dispose();

    [Fact]
    public async Task Makes_the_same_reports_again_from_the_file_alone()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));
        var before = File.ReadAllText(repository.In("out/results.csv"));
        File.Delete(repository.In("out/results.csv"));

        var result = await cli.RunAsync("report", repository.In("out"));

        result.Code.ShouldBe(0);
        File.ReadAllText(repository.In("out/results.csv")).ShouldBe(before);
        result.Output.ShouldContain(repository.In("out/report.md"));
    }

    [Fact]
    public async Task Writes_elsewhere_when_asked()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        (await cli.RunAsync("report", repository.In("out/results.json"), "--output", repository.In("new/place"), "--baseline", "Packed")).Code.ShouldBe(0);

        File.Exists(repository.In("new/place/report.md")).ShouldBeTrue();
    }

    [Theory]
    [InlineData("{", "is damaged")]
    [InlineData("{}", "is not a results file")]
    [InlineData("""{ "schema": 999 }""", "written by a newer Roundup")]
    [InlineData("""{ "schema": 1 }""", "is damaged")]
    public async Task A_file_that_cannot_be_used_is_2(string text, string said)
    {
        var file = repository.Write("results.json", text);

        var result = await cli.RunAsync("report", file);

        result.Code.ShouldBe(2);
        result.Error.ShouldContain(file);
        result.Error.ShouldContain(said);
        result.Error.TrimEnd().ShouldNotContain('\n');
    }

    [Fact]
    public async Task A_baseline_that_the_file_lacks_gets_the_nearest_proposed()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        var result = await cli.RunAsync("report", repository.In("out"), "--baseline", "Paked");

        result.Code.ShouldBe(2);
        result.Error.ShouldContain("did you mean Packed?");
    }

    [Fact]
    public async Task An_output_that_cannot_be_written_is_4()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        (await cli.RunAsync("report", repository.In("out"), "--output", repository.In("out/report.md/x"))).Code.ShouldBe(4);
    }
}
