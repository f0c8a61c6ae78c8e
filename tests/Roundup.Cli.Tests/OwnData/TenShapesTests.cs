using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Cli.Crosschecking;
using Roundup.Cli.OwnData;
using Roundup.Cli.Running;
using Roundup.Cli.Tests.Support;
using Roundup.Engine.Machine;
using Roundup.Results;
using Roundup.Tests.Support;
using Shouldly;
using Xunit;
using Xunit.Abstractions;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>Ten samples of the shapes of public APIs, each from JSON alone through real workers: what comes back is what went in.</summary>
public sealed class TenShapesTests(ITestOutputHelper output) : IDisposable
{
    /// <summary>More rows than those of this test, as globs with commas between them; nothing is asserted of these.</summary>
    private const string More = "ROUNDUP_SHAPES_SERIALIZERS";

    private static readonly string[] s_rows =
    [
        "System.Text.Json/reflection", "System.Text.Json/source-generator", "DataContractSerializer/binary-attributes", "floor/handwritten",
    ];

    private readonly TempFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public async Task Each_sample_comes_back_exact_or_with_its_losses_named()
    {
        var root = Repository.Find();
        var samples = Directory.EnumerateFiles(Path.Combine(root, "tests/Roundup.Inference.Tests/samples")).Order(StringComparer.Ordinal);
        IDatasetSource[] sources = [.. samples.Select(file => new Shared(OwnDataReader.Read(new() { Sample = file }, root, [])))];
        var catalogue = CatalogueReader.Read(root, [.. ExperimentList.All.Select(experiment => experiment.Measurement)], sources);
        var more = Environment.GetEnvironmentVariable(More)?.Split(',') ?? [];
        var plan = Planner.Plan(catalogue, new()
        {
            Suite = "own-data",
            Serializers = [.. s_rows, .. more],
            Datasets = [.. sources.SelectMany(source => source.Read()).Select(dataset => dataset.Name)],
            Counts = [10],
            Experiment = ExperimentNames.Fidelity,
            Seed = 1,
        });

        var results = await RunStart.WithEngineAsync(
            new(catalogue, plan, folder.Path, false, MachineProbe.Read(), [], new QuietObserver(_ => { })), CancellationToken.None);

        output.WriteLine(Table(results));
        plan.Cases.Select(planned => planned.Id.Cell.Dataset).Distinct().Count().ShouldBe(10);
        foreach (var row in s_rows)
        {
            results.Cases.Where(result => result.Id.Serializer == row).ShouldAllBe(result => result.Fidelity == Fidelity.Exact, row);
        }
    }

    private static string Table(ResultsFile results)
    {
        var text = new StringBuilder();
        foreach (var result in results.Cases.Where(result => result.Id.Cell.Operation == Operation.Serialize))
        {
            var fate = result.Fidelity == Fidelity.Unchecked
                ? $"{result.Outcome}: {result.Reason}"
                : $"{result.Fidelity} {string.Join(", ", result.Lost)}";
            text.AppendLine($"{result.Id.Serializer} · {result.Id.Cell.Dataset} · {fate}");
        }

        return text.ToString();
    }

    /// <summary>A sample as a dataset of the repository: workers are built once for all of them.</summary>
    private sealed class Shared(OwnDataset own) : IDatasetSource
    {
        public IEnumerable<DatasetDefinition> Read() => own.Read().Select(dataset => dataset with { IsOwn = false });
    }
}
