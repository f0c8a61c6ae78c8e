using Roundup.Engine.Experiments.Checks;
using Roundup.Engine.Experiments.Instructions;
using Roundup.Engine.Experiments.Memory;
using Roundup.Engine.Machine;

// Tests here mostly wait, for processes that hang or are stopped.
[assembly: CollectionBehavior(MaxParallelThreads = 3)]

namespace Roundup.Tests.Support;

/// <summary>A repository of the test entrants and datasets in a folder of its own. Its workers are built once for all tests.</summary>
public sealed class TestRepository : IDisposable
{
    private static readonly Lazy<TestRepository> s_built = new(Build);

    // A later run removes it where this process is ended before it has done so: the test platform waits for a tenth of a second.
    private readonly WorkingFolder _working = WorkingFolder.Create("engine");
    private readonly string _folder;
    private readonly string _name;
    private int _runs;

    /// <summary>A repository in which the workers that most tests need are built.</summary>
    public TestRepository()
        : this("repository")
    {
        CopyBuilt(s_built.Value.Root);
    }

    /// <summary>A repository in a folder of another name, in which nothing is built.</summary>
    internal TestRepository(string name)
    {
        _name = name;
        _folder = _working.Path;
        Copy(Path.Combine(AppContext.BaseDirectory, "Repository"), Root);
        var checkout = Repository.Find(AppContext.BaseDirectory) ?? throw new InvalidOperationException("the tests run outside a checkout");
        foreach (var kind in (string[])["serializers", "compressors", "datasets", "probes"])
        {
            foreach (var file in Directory.EnumerateFiles(Path.Combine(checkout, kind), "Directory.*"))
            {
                File.Copy(file, Path.Combine(Root, kind, Path.GetFileName(file)));
            }
        }

        // The test entrants need no package, so they need no feed; and a package that is missing is missing everywhere.
        // Relative, so that what is built in one repository is up to date in a copy.
        Directory.CreateDirectory(Path.Combine(_folder, "feed"));
        File.WriteAllText(
            Configuration,
            "<configuration><packageSources><clear /><add key=\"empty\" value=\"feed\" /></packageSources></configuration>");
    }

    /// <summary>
    /// The configuration of NuGet, above the repository: it cannot read one whose path has a semicolon, which that of the root may have.
    /// </summary>
    internal string Configuration => Path.Combine(_folder, "nuget.config");

    /// <summary>What can be measured.</summary>
    internal static IReadOnlyList<IExperiment> Experiments { get; } =
    [
        new CheckExperiment(), new ProofOnly(), new InstructionsExperiment(), new MemoryExperiment(), new FirstCallExperiment(),
        new SpeedExperiment(),
    ];

    /// <summary>Reads their results.</summary>
    internal static ResultsStore Results { get; } = ExperimentParts.Store;

    /// <summary>The repository's root.</summary>
    public string Root => Path.Combine(_folder, _name);

    /// <summary>A plan of some rows.</summary>
    /// <param name="root">The repository's root.</param>
    /// <param name="serializers">Globs over the rows' names; those of the library Misbehaving without it.</param>
    /// <param name="effort">How much is measured.</param>
    /// <param name="options">The rest.</param>
    public static Plan PlanOf(string root, string serializers, Effort effort, RunOptions? options = null) =>
        PlanOf(CatalogueReader.Read(root, options?.Folders ?? [], Experiments), serializers, effort, options);

    /// <inheritdoc cref="PlanOf(string, string, Effort, RunOptions?)"/>
    public static Plan PlanOf(RoundupCatalogue catalogue, string serializers, Effort effort, RunOptions? options = null)
    {
        options ??= new RunOptions();
        var plan = Planner.Plan(catalogue, options with
        {
            Suite = "test",
            Serializers = [.. serializers.Split(',').Select(FullGlob)],
            Seed = options.Seed ?? 1,
        });
        return plan with { Experiments = [.. plan.Experiments.Select(experiment => experiment with { Effort = effort })] };
    }

    /// <summary>Runs a plan with the real engine, in this process.</summary>
    internal static Task<ResultsFile> RunAsync(
        string root,
        Plan plan,
        string folder,
        bool resume = false,
        IRunObserver? observer = null,
        IReadOnlyList<IExperiment>? experiments = null,
        CancellationToken cancellation = default)
    {
        var catalogue = CatalogueReader.Read(root, plan.Options.Folders, experiments ?? Experiments);
        var engine = new RunEngine(catalogue, FlavourList.All, MachineReader.Read(), [], observer ?? new Watcher());
        return engine.RunAsync(plan, folder, resume, cancellation);
    }

    /// <inheritdoc cref="PlanOf(string, string, Effort, RunOptions?)"/>
    public Plan PlanOf(string serializers, Effort effort, RunOptions? options = null) => PlanOf(Root, serializers, effort, options);

    /// <inheritdoc cref="RunAsync(string, Plan, string, bool, IRunObserver?, IReadOnlyList{IExperiment}?, CancellationToken)"/>
    internal Task<ResultsFile> RunAsync(
        Plan plan,
        string folder,
        bool resume = false,
        IRunObserver? observer = null,
        IReadOnlyList<IExperiment>? experiments = null,
        CancellationToken cancellation = default) =>
        RunAsync(Root, plan, folder, resume, observer, experiments, cancellation);

    /// <summary>A new, empty folder for a run.</summary>
    public string NewFolder() =>
        Directory.CreateDirectory(Path.Combine(_folder, "runs", Interlocked.Increment(ref _runs).ToString())).FullName;

    /// <summary>The folder of a run's files that only the user may read, whether it is there or not.</summary>
    internal string PrivateFolder(string folder) =>
        new PrivateFolder(new(Root), folder, JournalText.Entries(folder).OfType<RunEntry>().Single().Started).Path;

    public void Dispose() => _working.Dispose();

    /// <summary>Builds the workers of the entrants that most tests use, with all datasets, once for all repositories.</summary>
    private static TestRepository Build()
    {
        var repository = new TestRepository("built");
        AppDomain.CurrentDomain.ProcessExit += (_, _) => repository.Dispose();
        var options = new RunOptions { Datasets = ["*"], Counts = [1], Operations = ["Serialize"] };
        var plan = repository.PlanOf("good,Tiny/default,Cheating/good,Keeping/*,SlowMapper", Efforts.Hardly, options);
        var datasets = CatalogueReader.Read(repository.Root, Experiments).Datasets;
        var builds = new UnitBuilds(new(repository.Root), datasets, FlavourList.All, new Watcher());
        Task.Run(() => builds.RunAsync(plan, CancellationToken.None)).GetAwaiter().GetResult();
        return repository;
    }

    private void CopyBuilt(string from)
    {
        var artifacts = Path.Combine(from, "artifacts");
        Copy(Path.Combine(artifacts, "models"), Path.Combine(Root, "artifacts", "models"));
        foreach (var unit in Directory.EnumerateDirectories(Path.Combine(artifacts, "units")))
        {
            var to = Path.Combine(Root, "artifacts", "units", Path.GetFileName(unit));
            Copy(Path.Combine(unit, "bin"), Path.Combine(to, "bin"));
            File.Copy(Path.Combine(unit, "unit.json"), Path.Combine(to, "unit.json"));
        }
    }

    private static string FullGlob(string row) =>
        row.Any(c => c is '*' or '/') || char.IsUpper(row[0]) ? row : "Misbehaving/" + row;

    private static void Copy(string from, string to)
    {
        foreach (var file in Directory.EnumerateFiles(from, "*", SearchOption.AllDirectories))
        {
            var target = Path.Combine(to, Path.GetRelativePath(from, file));
            Directory.CreateDirectory(Path.GetDirectoryName(target)!);
            File.Copy(file, target);
        }
    }
}

/// <summary>
/// Tests with worker processes share a repository, each group its own: groups run side by side, the tests of a group one after another.
/// </summary>
internal static class WithRepository
{
    public const string Cheating = "cheating";
    public const string Outcomes = "outcomes";
    public const string Resuming = "resuming";
    public const string Others = "others";
}

[CollectionDefinition(WithRepository.Cheating)]
public sealed class WithRepositoryOfCheating : ICollectionFixture<TestRepository>;

[CollectionDefinition(WithRepository.Outcomes)]
public sealed class WithRepositoryOfOutcomes : ICollectionFixture<TestRepository>;

[CollectionDefinition(WithRepository.Resuming)]
public sealed class WithRepositoryOfResuming : ICollectionFixture<TestRepository>;

[CollectionDefinition(WithRepository.Others)]
public sealed class WithRepositoryOfOthers : ICollectionFixture<TestRepository>;
