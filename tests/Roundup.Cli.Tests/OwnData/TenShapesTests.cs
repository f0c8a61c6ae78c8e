using Roundup.Contracts;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;
using Roundup.OwnData.Reading;
using Xunit.Abstractions;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>Samples of the shapes of public APIs through real workers: what comes back is what went in.</summary>
public sealed class TenShapesTests(ITestOutputHelper output) : FolderTests
{
    /// <summary>More rows than those of the tests, as globs with commas between them; nothing is asserted of these.</summary>
    private const string More = "ROUNDUP_SHAPES_SERIALIZERS";

    private static readonly string s_root = Repository.Find();

    [SlowFact]
    public async Task Ten_samples_come_back_from_JSON_alone()
    {
        var samples = Directory.EnumerateFiles(Path.Combine(s_root, "tests/Roundup.OwnData.Tests/Samples/files"));
        var own = samples.Order(StringComparer.Ordinal).Select(file => OwnDataReader.Read(new() { Sample = file }, s_root, []));

        await ComeBackAsync(
            [.. own],
            "System.Text.Json/reflection",
            "System.Text.Json/source-generator",
            "DataContractSerializer/binary-attributes",
            "reference/handwritten");
    }

    [SlowFact]
    public async Task Samples_come_back_from_JSON_alone_and_with_types_of_source()
    {
        string[] shapes = ["catalogue.json", "log-events.ndjson"];
        var own = shapes.Select(
            shape => OwnDataReader.Read(new() { Sample = In("Roundup.OwnData.Tests/Samples/files", shape) }, s_root, []));

        OwnDataRequest typed = new()
        {
            Model = In("Roundup.Cli.Tests/OwnData/models", "Order.cs"),
            Sample = In("Roundup.OwnData.Tests/Samples/files", "order.json"),
        };

        await ComeBackAsync(
            [.. own, OwnDataReader.Read(typed, s_root, [])], "System.Text.Json/source-generator", "reference/handwritten");
    }

    [SlowFact]
    public Task Three_samples_come_back_with_types_of_an_assembly_or_of_source()
    {
        (string Model, string Sample, bool IsCompiled)[] shapes =
            [("Order.cs", "order.json", true), ("Patient.cs", "patients.json", false), ("Telemetry.cs", "telemetry.ndjson", true)];
        var own = shapes.Select(shape =>
        {
            var model = In("Roundup.Cli.Tests/OwnData/models", shape.Model);
            var sample = In("Roundup.OwnData.Tests/Samples/files", shape.Sample);
            OwnDataRequest request = shape.IsCompiled
                ? new() { Assembly = Compiled(model), Type = FullName(model), Sample = sample }
                : new() { Model = model, Sample = sample };
            return OwnDataReader.Read(request, s_root, []);
        });

        return ComeBackAsync([.. own], "System.Text.Json/reflection", "System.Text.Json/source-generator", "reference/handwritten");
    }

    private static string In(string project, string file) => Path.Combine(s_root, "tests", project, file);

    private static string FullName(string model)
    {
        var text = File.ReadAllText(model);
        var space = text.Split("namespace ")[1].Split(';')[0];
        return $"{space}.{Path.GetFileNameWithoutExtension(model)}";
    }

    private string Compiled(string model) => CSharpCode.Compile(
        folder.In(Path.GetFileNameWithoutExtension(model) + "Types.dll"), [File.ReadAllText(model)], CSharpCode.Framework);

    private async Task ComeBackAsync(IReadOnlyList<OwnDataset> own, params string[] rows)
    {
        // As datasets of a repository, so that workers are built once for all of them.
        var datasets = own.SelectMany(one => one.Read()).Select(dataset => dataset with { IsOwn = false }).ToList();
        var catalogue = CatalogueReader.Read(s_root, [], [.. ExperimentList.All.Select(experiment => experiment.Measurement)]) with
        {
            Datasets = datasets,
        };
        var plan = Planner.Plan(catalogue, new()
        {
            Suite = "own-data",
            Serializers = [.. rows, .. Environment.GetEnvironmentVariable(More)?.Split(',') ?? []],
            Datasets = ["*"],
            Counts = [10],
            Experiments = [ExperimentNames.Check],
            CheckCategories = [CheckCategory.Values],
            Seed = 1,
        });

        var results = await RunStart.WithEngineAsync(
            new(
                catalogue,
                FlavourList.All,
                plan,
                Directory.CreateDirectory(folder.In("run")).FullName,
                false,
                MachineReader.Read(),
                [],
                RunDisplay.For(Terminal.Open(TextWriter.Null, redirected: true), TimeProvider.System)),
            CancellationToken.None);

        output.WriteLine(Table(results));
        var known = results.Cases.Where(result => rows.Contains(result.Id.Serializer)).ToList();
        known.Count.ShouldBe(rows.Length * datasets.Count);
        known.Where(result => !Comes(result)).Select(Line).ShouldBeEmpty();
    }

    private static bool Comes(CaseResult result) => result.Part is CheckedCase check && check.Passed.ContainsKey(CheckCategory.Values)
        && check.Findings.All(finding => finding.Outcome <= CheckOutcome.ByRoundup);

    private static string Table(ResultsFile results)
    {
        var text = new StringBuilder();
        foreach (var result in results.Cases)
        {
            text.AppendLine(Line(result));
        }

        return text.ToString();
    }

    private static string Line(CaseResult result)
    {
        var fate = result.Part is CheckedCase check
            ? string.Join("; ", check.Findings.Select(finding => $"{finding.Outcome} {finding.Reason} {string.Join(", ", finding.Lost)}"))
            : $"{result.Outcome}: {result.Reason}";
        return $"{result.Id.Serializer} · {result.Id.Table.Dataset} · {fate}";
    }
}
