namespace Roundup.Tests.Scripts;

/// <summary>The units of a repository of their own, built by a <see cref="ScriptedMSBuild"/>.</summary>
internal sealed class ScriptedUnits : IDisposable
{
    private readonly TestRepository _repository = new("scripted");

    public ScriptedUnits()
    {
        Layout = new(_repository.Root);
        MSBuild = new(Layout);
    }

    public RepositoryLayout Layout { get; }

    public ScriptedMSBuild MSBuild { get; }

    /// <summary>Datasets besides those of the repository.</summary>
    public IDatasetSource[] Sources { get; set; } = [];

    /// <summary>Is called with each step.</summary>
    public Action<string>? Step { get; set; }

    public void Dispose() => _repository.Dispose();

    /// <summary>A file of a unit.</summary>
    public string FileOf(string unit, params string[] file) => Path.Combine([Layout.Units, unit, .. file]);

    /// <summary>Builds the workers of rows.</summary>
    /// <param name="rows">Globs over the rows' names.</param>
    /// <param name="datasets">The names of the datasets of their cases.</param>
    /// <param name="sources">Additional package sources.</param>
    /// <returns>The workers, by the name of the unit.</returns>
    public Task<Dictionary<string, BuiltUnit>> BuildAsync(string rows, string datasets = "Notes", params string[] sources)
    {
        var options = new RunOptions
        {
            Datasets = datasets.Split(','),
            Operations = ["Serialize"],
            Experiments = [ProofOnly.Experiment],
            PackageSources = sources,
        };
        var plan = TestRepository.PlanOf(Catalogue(), rows, Efforts.Hardly, options);
        var workers = plan.Cases.ToLookup(planned => BuildUnit.Worker(planned).Name);
        return BuildAsync(
            [.. workers.Select(cases => BuildUnit.Worker(cases.First()))],
            unit => [.. workers[unit.Name].Select(planned => planned.Dataset.Name).Distinct()],
            sources);
    }

    /// <summary>Builds units other than workers.</summary>
    public Task<Dictionary<string, BuiltUnit>> BuildAsync(params BuildUnit[] units) =>
        BuildAsync(units, unit => unit.Dataset is { } dataset ? [dataset.Name] : [], []);

    /// <summary>A dataset of the repository.</summary>
    public DatasetDefinition Dataset(string name) => Catalogue().Datasets.Single(dataset => dataset.Name == name);

    /// <summary>A compressor of the repository.</summary>
    public CompressorDefinition Compressor(string name) => Catalogue().Compressors.First(compressor => compressor.Folder == name);

    private RoundupCatalogue Catalogue() => CatalogueReader.Read(Layout.Root, TestRepository.Experiments, Sources);

    private async Task<Dictionary<string, BuiltUnit>> BuildAsync(
        BuildUnit[] units,
        Func<BuildUnit, IReadOnlyCollection<string>> datasetsOf,
        string[] additional)
    {
        foreach (var unit in units)
        {
            MSBuild.Units[unit.Name] = unit;
        }

        using var session = BuildSession.Begin(Layout);
        var sources = new PackageSources(Layout, additional);
        var runner = new MSBuildRunner(Layout, session, TimeSpan.FromSeconds(20), MSBuild);
        var models = new FlavouredModels(Layout, Catalogue().Datasets, FlavourList.All);
        var runtimes = new RuntimeUnitRecipe(Layout, sources);
        var compressors = new CompressorUnitRecipe(Layout, sources);
        var others = new ModelUnitRecipe(Layout, models, datasetsOf, sources, runner);
        var builder = new UnitBuilder(
            Layout,
            unit => unit.IsRuntime ? runtimes : unit.Compressor is not null ? compressors : others,
            sources,
            runner,
            new BuildProgress(new Watcher(step: now => Step?.Invoke(now)), units.Length));
        var built = await builder.BuildAsync(units, CancellationToken.None);
        return built.ToDictionary(unit => unit.Unit.Name);
    }
}
