namespace Roundup.Tests.Scripts;

/// <summary>
/// A run of the real engine on scripted builds and workers. Its rows are libraries with one row each, the first of which is the baseline.
/// </summary>
internal sealed class ScriptedRun : IDisposable
{
    private const string Model = """
        namespace Made;

        public class Note
        {
            public int Number { get; set; }
            public string Text { get; set; } = "";
            public string? Remark { get; set; }
        }
        """;

    private readonly WorkingFolder _working = WorkingFolder.Create("scripted");
    private int _runs;

    public ScriptedRun(params string[] rows)
    {
        var root = _working.Path;
        Builds = new(root);
        var model = Path.Combine(root, "Model.cs");
        File.WriteAllText(model, Model);
        Folder = NewFolder();
        Catalogue = new RoundupCatalogue
        {
            Root = root,
            Libraries = [.. rows.Select(Library)],
            Datasets = [Dataset("Notes", model), Dataset("Same", model)],
            Suites = [Suite(rows[0])],
            Compressors = [Compressor()],
            Experiments = TestRepository.Experiments,
        };
    }

    /// <summary>What can be planned.</summary>
    public RoundupCatalogue Catalogue { get; set; }

    /// <summary>The root of the repository, which has nothing but what runs write.</summary>
    public string Root => Catalogue.Root;

    public ScriptedBuilds Builds { get; }

    public ScriptedWorkers Workers { get; init; } = new();

    public VirtualTime Clock => Workers.Clock;

    /// <summary>The folder of the run.</summary>
    public string Folder { get; }

    /// <summary>The machine that it runs on.</summary>
    public MachineInfo Machine { get; set; } =
        new() { Os = "os", Architecture = "x64", Cpu = "cpu", LogicalCpus = 2, MemoryBytes = 1 << 30 };

    /// <summary>What stands in the journal.</summary>
    public IReadOnlyList<Entry> Entries => JournalText.Entries(Folder);

    /// <summary>The file that the run wrote.</summary>
    public ResultsFile Stored => TestRepository.Results.Read(Path.Combine(Folder, RunEngine.ResultsName));

    /// <summary>The folder of the run's files that only the user may read, whether it is there or not.</summary>
    public string PrivatePath =>
        new PrivateFolder(new(Root), Folder, Entries.OfType<RunEntry>().Single().Started).Path;

    /// <summary>Says what a row does at a step; null: what a good row does.</summary>
    public void Script(string row, Func<ScriptedStep, Act?> script) => Workers.Script(row, script);

    /// <summary>Another folder, for another run or for what a run writes.</summary>
    public string NewFolder() => Directory.CreateDirectory(Path.Combine(_working.Path, "runs", $"{++_runs}")).FullName;

    /// <summary>A plan of all rows.</summary>
    /// <param name="effort">How much is measured.</param>
    /// <param name="options">The rest.</param>
    /// <param name="isOwn">Whether the datasets count as the user's own.</param>
    public Plan PlanOf(Effort effort, RunOptions? options = null, bool isOwn = false)
    {
        options ??= new RunOptions();
        var plan = Planner.Plan(Catalogue, options with { Suite = "test", Seed = options.Seed ?? 1 });
        return plan with
        {
            Experiments = [.. plan.Experiments.Select(experiment => experiment with { Effort = effort })],
            Cases = [.. plan.Cases.Select(planned => planned with { Dataset = planned.Dataset with { IsOwn = isOwn } })],
        };
    }

    /// <summary>Runs a plan; fails where a process is left.</summary>
    public async Task<ResultsFile> RunAsync(
        Plan plan,
        bool resume = false,
        IRunObserver? observer = null,
        IReadOnlyList<IExperiment>? experiments = null,
        string? folder = null,
        CancellationToken cancellation = default)
    {
        var catalogue = Catalogue with { Experiments = experiments ?? TestRepository.Experiments };
        var engine = new RunEngine(catalogue, FlavourList.All, Machine, [], observer ?? new Watcher())
        {
            Builds = Builds,
            Workers = Workers,
        };
        try
        {
            // Without the context of xunit, so that what waits for a timer goes on as the timer fires.
            return await Task.Run(() => engine.RunAsync(plan, folder ?? Folder, resume, cancellation), CancellationToken.None);
        }
        finally
        {
            Workers.Processes.ShouldAllBe(process => process.HasExited && process.IsCleanedUp);
        }
    }

    public void Dispose() => _working.Dispose();

    private static LibraryDefinition Library(string name) => new()
    {
        Name = name,
        ProjectFile = $"/made/{name}/{name}.csproj",
        Format = "JSON",
        Status = "maintained",
        Serializers =
        [
            new()
            {
                Name = "default",
                FullName = name,
                Flavour = "plain",
                Needs = "nothing",
                Native = [Shape.Bytes, Shape.String],
                Adapted = [],
                Operations = [Operation.Serialize, Operation.Deserialize],
            },
        ],
    };

    private static DatasetDefinition Dataset(string name, string model) => new()
    {
        Name = name,
        Origin = $"/made/{name}.csproj",
        Description = "Made.",
        Root = "Made.Note",
        Values = "Made.Values",
        Counts = [1],
        Content = new DatasetFolder($"/made/{name}.csproj", [model]),
    };

    private static CompressorDefinition Compressor() => new()
    {
        Name = "odd",
        ProjectFile = "/made/Odd.csproj",
        Status = "maintained",
        Configurations = [new("good", "odd/good", null), new("throws", "odd/throws", null)],
    };

    private static SuiteDefinition Suite(string baseline) => new()
    {
        Name = "test",
        File = "/made/test.json",
        Title = "Made rows",
        Datasets = [new("Notes", [1])],
        Baseline = baseline,
        Effort = "quick",
    };
}
