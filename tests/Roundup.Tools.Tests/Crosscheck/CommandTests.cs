using Roundup.Crosscheck.Commands;

namespace Roundup.Tools.Tests.Crosscheck;

public sealed class CommandTests : IDisposable
{
    private readonly DirectoryInfo folder = Directory.CreateTempSubdirectory("roundup-crosscheck-");

    public void Dispose() => folder.Delete(recursive: true);

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
        var output = Path.Combine(folder.FullName, "out");
        var (code, _, error) = await RunAsync("--compressor", "brotli/fastest", "--output", output);
        code.ShouldBe(2);
        error.ShouldContain("crosscheck measures without compressors");
    }

    [Fact]
    public async Task Roundup_alone_twice_gives_two_runs_and_their_agreement()
    {
        var output = Path.Combine(folder.FullName, "out");
        var (code, text, error) = await RunAsync("--only", "ours", "--repeat", "2", "--seed", "1", "--output", output);
        error.ShouldBeEmpty();
        code.ShouldBe(0);
        var json = await File.ReadAllTextAsync(Path.Combine(output, "crosscheck.json"));
        var file = JsonSerializer.Deserialize<CrosscheckFile>(json, CrosscheckReports.Options)!;
        file.Runs.Count.ShouldBe(2);
        file.Runs.ShouldAllBe(run => run.Cells.Count >= 12 && run.BenchmarkDotNetSeconds == null);
        file.Repeats.ShouldHaveSingleItem().Agreement.MedianDifference!.Value.ShouldBe(0, 1e-9);
        var second = Parts.Store.Read(Path.Combine(output, "run-2", "results.json"));
        second.Cases.Count.ShouldBe(file.Runs[1].Cells.Sum(cell => cell.Rows.Count));
        text.ShouldContain("Roundup, runs 1 and 2: ");
    }

    private static Task<(int Code, string Output, string Error)> RunAsync(params string[] arguments) =>
        Tool.RunAsync(CrosscheckProgram.RunAsync, null, (start, _) => Task.FromResult(Measured(start)), arguments);

    private static ResultsFile Measured(RunStart start) => new()
    {
        Run = new RunInfo
        {
            Suite = start.Plan.Suite,
            Command = start.Plan.Options.CommandLine,
            RoundupVersion = "0.1.0",
            Seed = start.Plan.Seed,
            Experiments =
            [
                new() { Name = ExperimentNames.Speed, Effort = start.Plan.Experiment.Effort.Name, Launches = 3, Rounds = 5, BatchMs = 10 },
            ],
            Baseline = start.Plan.Baseline,
            Started = DateTimeOffset.UnixEpoch,
            Finished = DateTimeOffset.UnixEpoch,
        },
        Machine = start.Machine,
        Serializers = [.. start.Plan.Cases.DistinctBy(planned => planned.Id.Serializer).Select(Serializer)],
        Cases = [.. start.Plan.Cases.Select(Measured)],
    };

    private static SerializerInfo Serializer(PlannedCase planned) => new()
    {
        Name = planned.Id.Serializer,
        Library = planned.Library.Name,
        Format = planned.Library.Format,
        Status = planned.Library.Status,
        IsFloor = planned.Row.IsFloor,
    };

    private static CaseResult Measured(PlannedCase planned) => new()
    {
        Id = planned.Id,
        Fidelity = Fidelity.Exact,
        SizeBytes = 100,
        Experiments = Parts.Of(ExperimentNames.Speed, new SpeedData([.. Enumerable.Range(0, 3).Select(Launch)])),
    };

    private static Sample Batch(int launch, int round) =>
        new(round, 0, 1000, (launch * 10) + round, new([1e7 + (1000 * launch) + round, 1e7]) { AllocatedBytes = 64_000 });

    private static LaunchResult Launch(int index) => new()
    {
        Index = index,
        Settled = true,
        Samples = [.. Enumerable.Range(0, 5).Select(round => Batch(index, round))],
    };
}
