using Roundup.Cli.Tests.Support;
using Roundup.Engine.Experiments;
using Roundup.Results;

namespace Roundup.Cli.Tests.Experiments;

/// <summary>An experiment is a seam: one of this test project runs, resumes and reports, and no file of src knows of it.</summary>
public sealed class NewExperimentTests : IDisposable
{
    private readonly BuildableRepository repository = new();
    private readonly Experiment[] experiments =
        [.. ExperimentList.All, new Experiment(new WorkerStartExperiment(), new WorkerStartReport())];

    public void Dispose() => repository.Dispose();

    [Fact]
    public async Task It_runs_and_reports_in_console_Markdown_and_CSV()
    {
        repository.Write("suites/quick.json", """
            {
              "title": "Starts", "experiments": ["worker-start"], "datasets": [{ "name": "Orders", "counts": [1] }],
              "shapes": ["Bytes"], "effort": "quick"
            }
            """);
        (await RunAsync("new", "serializer", "Mine")).Code.ShouldBe(0);
        (await RunAsync("new", "dataset", "Orders")).Code.ShouldBe(0);

        var ran = await RunAsync("run", "--output", repository.In("out"));

        ran.Error.ShouldBeEmpty();
        ran.Code.ShouldBe(0, ran.Output);
        ran.Output.ShouldContain("Starts of workers");
        ran.Output.ShouldContain("1 of 1 case measured");
        var result = Results.Read(repository.In("out/results.json")).Cases.ShouldHaveSingleItem();
        result.Part.ShouldBeOfType<WorkerStartData>().StartNs.Count.ShouldBe(2);
        File.ReadAllText(repository.In("out/report.md")).ShouldContain("## Starts of workers");
        File.ReadAllLines(repository.In("out/results.csv"))[0].ShouldBe("Serializer,Start");
        File.ReadAllLines(repository.In("out/results.csv"))[1].ShouldStartWith("Mine,");

        var again = await RunAsync("report", repository.In("out"), "--output", repository.In("again"));
        again.Code.ShouldBe(0, again.Error);
        File.ReadAllText(repository.In("again/report.md")).ShouldBe(File.ReadAllText(repository.In("out/report.md")));

        // A whole run has nothing left to measure: its journal is read back with the experiment's own lines.
        (await RunAsync("run", "--resume", repository.In("out"))).Code.ShouldBe(0);
        Results.Read(repository.In("out/results.json")).Cases.ShouldHaveSingleItem()
            .Part.ShouldBeOfType<WorkerStartData>().StartNs.ShouldBe(((WorkerStartData)result.Part).StartNs);
    }

    private ResultsStore Results => IExperiment.Results(experiments.Select(experiment => experiment.Measurement));

    private Task<CliResult> RunAsync(params string[] arguments) => new Support.Cli(repository)
    {
        Engine = RunStart.WithEngineAsync,
        Experiments = experiments,
    }.RunAsync(arguments);
}
