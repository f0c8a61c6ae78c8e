using Roundup.Crosscheck.Commands;

namespace Roundup.Tools.Tests.Crosscheck;

public sealed class CommandTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("roundup-crosscheck-");

    public void Dispose() => _folder.Delete(recursive: true);

    [Theory]
    [InlineData("--bdn-launches", "0")]
    [InlineData("--repeat", "-1")]
    [InlineData("--only", "theirs")]
    public async Task An_option_that_makes_no_sense_is_one_sentence(string option, string value)
    {
        var (code, _, error) = await RunAsync(option, value);
        code.ShouldBe(2);
        error.Trim().Split('\n').Length.ShouldBe(1);
        error.ShouldContain(value);
    }

    [Fact]
    public async Task A_compressor_is_refused()
    {
        var output = Path.Combine(_folder.FullName, "out");
        var (code, _, error) = await RunAsync("--compressor", "brotli/fastest", "--output", output);
        code.ShouldBe(2);
        error.ShouldContain("crosscheck measures without compressors");
    }

    [Fact]
    public async Task Roundup_alone_twice_gives_two_runs_and_their_agreement()
    {
        var output = Path.Combine(_folder.FullName, "out");
        var (code, text, error) = await RunAsync("--only", "ours", "--repeat", "2", "--seed", "1", "--output", output);
        error.ShouldBeEmpty();
        code.ShouldBe(0);
        var json = await File.ReadAllTextAsync(Path.Combine(output, "crosscheck.json"));
        var file = JsonSerializer.Deserialize<CrosscheckFile>(json, CrosscheckReports.Options)!;
        file.Runs.Count.ShouldBe(2);
        file.Runs.ShouldAllBe(run => run.Tables.Count >= 12 && run.BenchmarkDotNetSeconds == null);
        file.Repeats.ShouldHaveSingleItem().Agreement.MedianDifference!.Value.ShouldBe(0, 1e-9);
        var second = Parts.Store.Read(Path.Combine(output, "run-2", "results.json"));
        second.Cases.Count.ShouldBe(file.Runs[1].Tables.Sum(table => table.Rows.Count));
        text.ShouldContain("Roundup, runs 1 and 2: ");
    }

    private static Task<(int Code, string Output, string Error)> RunAsync(params string[] arguments) =>
        Tool.RunAsync(
            CrosscheckProgram.RunAsync,
            null,
            (start, _) => Task.FromResult(SampleResults.Of(start.Plan) with { Machine = start.Machine }),
            arguments);
}
