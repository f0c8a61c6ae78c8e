namespace Roundup.Tests.Scripts;

/// <summary>Plans and values without a repository.</summary>
internal static class Made
{
    /// <summary>A plan of libraries with one row each.</summary>
    public static Plan Plan(
        IReadOnlyList<string> rows,
        IReadOnlyList<string> datasets,
        IReadOnlyList<int> counts,
        IReadOnlyList<Shape> shapes) =>
        new()
        {
            Suite = "made",
            Experiments = [new(ExperimentNames.Speed, Efforts.Least)],
            Options = new RunOptions { Seed = 1 },
            Seed = 1,
            Cases =
            [
                .. from operation in Enum.GetValues<Operation>()
                   from dataset in datasets
                   from count in counts
                   from shape in shapes
                   from row in rows
                   select Case(row, new TableId(dataset, count, shape, operation, "net10.0")),
            ],
        };

    /// <summary>A plan of one case.</summary>
    public static Plan OneCase() => Plan(["a"], ["Books"], [1], [Shape.Bytes]) is var plan ? plan with { Cases = [plan.Cases[0]] } : null!;

    /// <summary>The state of a plan with one experiment.</summary>
    public static RunState State(Plan plan, ExperimentState? experiment = null) =>
        new(plan, new Dictionary<string, ExperimentState> { [plan.Experiment.Name] = experiment ?? new() });

    /// <summary>Values of so many canonical bytes.</summary>
    public static ValuesFile Values(TableId table, double bytes, int pool = 1) => new("values.bin", new DatasetInfo
    {
        Name = table.Dataset,
        Description = "",
        Count = table.Count,
        PoolRoots = pool,
        CanonicalBytes = bytes,
        Hash = "",
    });

    /// <summary>A batch.</summary>
    public static Sample Sample(int round, double at = 0) => new(round, 0, 10, at, new([1e6, 1e6]) { AllocatedBytes = 0 });

    /// <summary>A first call.</summary>
    public static FirstCallSample FirstCall(int launch) => new()
    {
        Launch = launch,
        Position = 1,
        Place = 0,
        AtSeconds = launch,
        Values = new()
        {
            [FirstCallQuantities.Open] = 1e6,
            [FirstCallQuantities.Call] = 2e6,
            [FirstCallQuantities.Jit] = 5e5,
            [FirstCallQuantities.Methods] = 12,
            [FirstCallQuantities.Assemblies] = 3,
            [FirstCallQuantities.Size] = 66,
        },
    };

    private static PlannedCase Case(string name, TableId table)
    {
        var row = new SerializerDefinition
        {
            Name = "default",
            FullName = name,
            Flavour = "plain",
            Needs = "nothing",
            Native = [table.Shape],
            Adapted = [],
            Operations = [table.Operation],
        };
        var library = new LibraryDefinition
        {
            Name = name,
            ProjectFile = $"/made/{name}.csproj",
            Format = "JSON",
            Status = "maintained",
            Serializers = [row],
        };
        var dataset = new DatasetDefinition
        {
            Name = table.Dataset,
            Origin = "/made/dataset.csproj",
            Description = "",
            Root = "Root",
            Values = "Values",
            Counts = [table.Count],
            Content = new DatasetFolder("/made/dataset.csproj", []),
        };
        return new PlannedCase(new CaseId(name, CaseId.NoCompressor, table), library, row, dataset, null);
    }
}
