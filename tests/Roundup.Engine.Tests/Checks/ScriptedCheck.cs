using Roundup.Engine.Experiments.Checks;

namespace Roundup.Engine.Tests.Checks;

/// <summary>A library of a check, with one serializer.</summary>
/// <param name="Name">Its name, which is that of the row too.</param>
/// <param name="Shapes">The shapes that it has itself.</param>
internal sealed record CheckedLibrary(string Name, params Shape[] Shapes)
{
    public string Format { get; init; } = "JSON";

    /// <summary>Further rows, which the name of the library does not stand for.</summary>
    public string[] Further { get; init; } = [];

    public string? OwnFormat { get; init; }

    /// <summary>The layouts of its row and of the further ones.</summary>
    public string?[] Documents { get; init; } = [];

    public string[] OwnForms { get; init; } = [];

    public bool IsOwnCode { get; init; }

    public bool IsReference { get; init; }

    public Operation[] Operations { get; init; } = [Operation.Serialize, Operation.Deserialize];
}

/// <summary>Checks of probes by the real engine, on scripted builds and workers.</summary>
internal sealed class ScriptedCheck : IDisposable
{
    public const string Target = "net10.0";

    private const string Model = """
        namespace Made;

        public class Note
        {
            public int Number { get; set; }
            public string Text { get; set; } = "";
            public string? Remark { get; set; }
        }
        """;

    /// <param name="probes">The probes, by the name of their set: <c>Text</c> of Values, or <c>AppendedOld</c> with its partner.</param>
    public ScriptedCheck(string[] probes, params CheckedLibrary[] libraries)
    {
        var model = Path.Combine(Run.Root, "Probe.cs");
        File.WriteAllText(model, Model);
        Run.Catalogue = Run.Catalogue with
        {
            Libraries = [.. libraries.Select(Library)],
            Probes = [.. probes.Select(probe => Probe(probe, model))],
            Suites =
            [
                Run.Catalogue.Suites[0] with
                {
                    Datasets = [.. probes.Select(probe => new SuiteDataset(probe, null))],
                    Shapes = [Shape.Preferred],
                    Experiments = [ExperimentNames.Check],
                    Baseline = null,
                },
            ],
        };
    }

    /// <summary>Libraries that have the shapes Bytes and Stream.</summary>
    public ScriptedCheck(params string[] libraries)
        : this(["Text", "Numbers"], [.. libraries.Select(name => new CheckedLibrary(name, Shape.Bytes, Shape.Stream))])
    {
    }

    public ScriptedRun Run { get; } = new("unused");

    /// <summary>The checks of a plan, each as <c>row on target: id</c>, in the order in which they are made.</summary>
    public IReadOnlyList<string> Checks(RunOptions? options = null)
    {
        var plan = PlanOf(options);
        var open = Enumerable.Range(0, plan.Cases.Count)
            .Where(index => plan.Cases[index].Unsupported is null && plan.Experiment.Takes(plan.Cases[index].Id)).ToList();
        var cases = new CheckCases(plan, open);
        return
        [
            .. from index in open
               from rule in CheckRules.All
               where cases.Takes(rule, index)
               from check in rule.Plan(cases, index)
               let id = plan.Cases[index].Id
               select $"{id.SerializerName} on {id.Table.Target}: {check.Id}",
        ];
    }

    public Plan PlanOf(RunOptions? options = null, bool isOwn = false) => Run.PlanOf(Efforts.Hardly, options, isOwn);

    /// <summary>Runs all checks; every step of a scripted worker is answered at once.</summary>
    public Task<ResultsFile> AskAsync(RunOptions? options = null, bool resume = false, CancellationToken cancellation = default) =>
        Run.RunAsync(PlanOf(options), resume, cancellation: cancellation);

    public void Dispose() => Run.Dispose();

    private static LibraryDefinition Library(CheckedLibrary library) => new()
    {
        Name = library.Name,
        Package = library.Name,
        PackageVersion = "1.0.0",
        ProjectFile = $"/made/{library.Name}/{library.Name}.csproj",
        Format = library.Format,
        Status = "maintained",
        Serializers =
        [
            .. library.Further.Prepend("default").Select((row, place) => new SerializerDefinition
            {
                Name = row,
                FullName = SerializerDefinition.FullNameOf(library.Name, row),
                Flavour = "plain",
                Needs = "nothing",
                Native = library.Shapes,
                Adapted = [],
                Operations = library.Operations,
                IsReference = library.IsReference,
                OwnFormat = library.OwnFormat,
                Document = library.Documents.ElementAtOrDefault(place),
                OwnForms = library.OwnForms,
                IsOwnCode = library.IsOwnCode,
            }),
        ],
    };

    private static DatasetDefinition Probe(string name, string model)
    {
        var suffix = name.EndsWith("Old", StringComparison.Ordinal) ? "Old" : name.EndsWith("New", StringComparison.Ordinal) ? "New" : "";
        return new()
        {
            Name = name,
            Origin = $"/made/{name}.csproj",
            Description = "Made.",
            Root = suffix.Length > 0 ? $"Made.{name[..^suffix.Length]}.Message" : "Made.Note",
            Values = "Made.Values",
            Counts = [1],
            Content = new DatasetFolder($"/made/{name}.csproj", [model]),
            Probe = suffix switch
            {
                "Old" => new("VersionsOld", suffix, "VersionsNew"),
                "New" => new("VersionsNew", suffix, "VersionsOld"),
                _ => new(name == "Chain" ? "Limits" : "Values", suffix, null),
            },
        };
    }
}

/// <summary>The results of checks.</summary>
internal static class CheckedResults
{
    public static CheckedCase Checked(this ResultsFile results, string row, string probe = "Text") =>
        (CheckedCase)results.Case(row, probe).Part;

    public static CaseResult Case(this ResultsFile results, string row, string probe = "Text") =>
        results.Cases.Single(result =>
            result.Id.SerializerName == row && result.Id.Table.Dataset == probe && result.Experiments.ContainsKey(ExperimentNames.Check));

    /// <summary>How many checks passed, by category, and the results of the others.</summary>
    public static IEnumerable<string> Lines(this ResultsFile results) =>
        from result in results.Cases
        where result.Experiments.ContainsKey(ExperimentNames.Check)
        let part = result.Part as CheckedCase
        from line in part is null
            ? [$"{result.Outcome}: {result.Reason}"]
            : part.Passed.OrderBy(passed => passed.Key).Select(passed => $"{passed.Key} passed {passed.Value}")
                .Concat(part.Findings.Select(found => $"{found.Id} {found.Outcome}: {found.Reason}"))
                .Concat(part.NotRun.OrderBy(category => category.Key).Select(category => $"{category.Key}: {category.Value}"))
        select $"{result.Id.SerializerName} on {result.Id.Table.Target}, {result.Id.Table.Dataset}: {line}";
}
