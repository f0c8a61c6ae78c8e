using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Processes;
using Roundup.ModelCompiler.Flavours;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Builds.Stage;

// The stage Build of a run: first the runtimes, then workers, compressors and value generators in one call of MSBuild, then the values.
internal sealed class BuildStage(
    RepositoryLayout layout,
    Plan plan,
    IReadOnlyList<DatasetDefinition> datasets,
    IReadOnlyList<Flavour> flavours,
    IRunObserver observer)
{
    private readonly BuildResult _result = new();

    public async Task<BuildResult> RunAsync(CancellationToken cancellation)
    {
        var cases = plan.Cases.Where(planned => planned.Unsupported is null).ToList();
        var used = cases.Select(planned => planned.Dataset).DistinctBy(dataset => dataset.Name).ToList();
        BuildChecks.Check(layout);
        BuildChecks.CheckOwnFolders(cases);
        BuildChecks.CheckFlavours(cases, flavours);
        using var session = BuildSession.Begin(layout);
        var sources = new PackageSources(layout, plan.Options.PackageSources);
        var limit = BuildTimeLimit.Get(plan.Options);
        var msbuild = new MSBuildRunner(layout, session, limit, new MSBuildProcess(layout, sources, session, limit));
        var models = new FlavouredModels(layout, [.. used.UnionBy(datasets, dataset => dataset.Name)], flavours);
        foreach (var dataset in used)
        {
            if (models.RefusalOf(dataset) is { } refusal)
            {
                _result.DatasetFailed(dataset.Name, refusal);
            }
        }

        var targets = cases.Select(planned => Target.Parse(planned.Id.Table.Target)).Distinct().ToList();
        var runtimes = targets.Where(target => target.NeedsRuntime)
            .Select(target => BuildUnit.Runtime(layout, target.Framework)).DistinctBy(unit => unit.Name).ToList();
        var generated = Generated(used, models).ToLookup(dataset => dataset.IsOwn);
        var workers = cases.ToLookup(planned => BuildUnit.Worker(planned).Name, planned => planned);
        var compressors = cases.Where(planned => planned.Compressor is not null)
            .Select(planned => BuildUnit.Of(planned.Compressor!.Compressor, planned.Id.Table.Target))
            .DistinctBy(unit => unit.Name)
            .ToList();

        var total = runtimes.Count + used.Count + workers.Count + compressors.Count;
        observer.StageStarted(RunStage.Build, total);
        var progress = new BuildProgress(observer, total);
        var recipes = new Recipes(
            new RuntimeUnitRecipe(layout, sources),
            new CompressorUnitRecipe(layout, sources),
            new ModelUnitRecipe(layout, models, unit => DatasetsOf(unit, workers), sources, msbuild));
        var builder = new UnitBuilder(layout, recipes.Choose, sources, msbuild, progress);
        await PrepareTargetsAsync(builder, runtimes, targets, cancellation);
        await BuildOwnAsync(builder, BuildUnit.ValueGenerators(layout, generated[true]), cases, session, cancellation);
        foreach (var dataset in used.Where(dataset =>
            dataset is { IsOwn: true, Version: null } && _result.FailureOf(dataset.Name) is not null))
        {
            throw new RoundupException(ExitCode.Usage, $"{dataset.Origin}: {_result.FailureOf(dataset.Name)}");
        }

        var failed = _result.TargetFailures;
        var possible = workers.Select(planned => planned.First())
            .Where(planned => !failed.ContainsKey(planned.Id.Table.Target))
            .Select(BuildUnit.Worker);
        IEnumerable<BuildUnit> units = [.. BuildUnit.ValueGenerators(layout, generated[false]), .. possible, .. compressors];
        await BuildOthersAsync(builder, units, progress, cases, session, cancellation);
        observer.Progress(RunStage.Build, total, total, "done");
        return _result;
    }

    // The datasets whose values are generated. One program has the values of all probes of a set, so that a run with another one does not
    // build it again.
    private IEnumerable<DatasetDefinition> Generated(IReadOnlyList<DatasetDefinition> used, FlavouredModels models)
    {
        var sets = used.Select(dataset => dataset.Probe).OfType<ProbeSet>().ToHashSet();
        return used.UnionBy(datasets.Where(dataset => dataset.Probe is { } set && sets.Contains(set)), dataset => dataset.Name)
            .Where(dataset => models.RefusalOf(dataset) is null);
    }

    // The user's own data comes first: an error in it is reported once, before any worker is built.
    private async Task BuildOwnAsync(
        UnitBuilder builder,
        IEnumerable<BuildUnit> generators,
        List<PlannedCase> cases,
        BuildSession session,
        CancellationToken cancellation)
    {
        var own = (await builder.BuildAsync(generators, cancellation)).ToLookup(built => built.Unit.Dataset!.Version?.Of);
        foreach (var built in own[null])
        {
            await GenerateValuesAsync(built, cases, session, cancellation);
            foreach (var version in own[built.Unit.Dataset!.Name])
            {
                await GenerateVersionAsync(built, version, cases, session, cancellation);
            }
        }
    }

    // Builds workers and compressors, and makes the values of datasets that are not the user's own.
    private async Task BuildOthersAsync(
        UnitBuilder builder,
        IEnumerable<BuildUnit> units,
        BuildProgress progress,
        List<PlannedCase> cases,
        BuildSession session,
        CancellationToken cancellation)
    {
        foreach (var built in await builder.BuildAsync(units, cancellation))
        {
            if (built.Unit.Dataset is not null)
            {
                progress.Report($"values of {built.Unit.Dataset.Probe?.Name ?? built.Unit.Dataset.Name}");
                await GenerateValuesAsync(built, cases, session, cancellation);
            }
            else if (built.Unit.Library is not null)
            {
                _result.Add(built);
            }
            else
            {
                _result.AddCompressor(built);
            }
        }
    }

    // Downloads the runtimes that are not installed. For the targets of a missing runtime nothing is built.
    private async Task PrepareTargetsAsync(
        UnitBuilder builder,
        IReadOnlyList<BuildUnit> runtimes,
        IReadOnlyList<Target> targets,
        CancellationToken cancellation)
    {
        var built = await builder.BuildAsync(runtimes, cancellation);
        foreach (var runtime in built.Where(runtime => runtime.Outcome is not null))
        {
            foreach (var target in targets.Where(target => target.NeedsRuntime && target.Framework == runtime.Unit.Target.Framework))
            {
                _result.TargetFailed(target.Name, runtime.Reason ?? new("its runtime could not be installed"));
            }
        }

        foreach (var target in targets.Where(target => target.Deployment == Deployment.Framework && !Toolchain.RunsFramework))
        {
            _result.TargetFailed(
                target.Name,
                new("Mono with its development files is not on the path: install it (Debian: apt install mono-devel), "
                    + "or run this on Windows"));
        }
    }

    private static IReadOnlyCollection<string> DatasetsOf(BuildUnit unit, ILookup<string, PlannedCase> workers) => unit.Generated.Count > 0
        ? [.. unit.Generated.Select(dataset => dataset.Name)]
        : [.. workers[unit.Name].Select(planned => planned.Id.Table.Dataset).Distinct()];

    private async Task GenerateValuesAsync(
        BuiltUnit generator,
        List<PlannedCase> cases,
        BuildSession session,
        CancellationToken cancellation)
    {
        foreach (var dataset in generator.Unit.Generated)
        {
            await GenerateValuesAsync(generator, dataset, cases, session, cancellation);
        }
    }

    private Task GenerateValuesAsync(
        BuiltUnit generator,
        DatasetDefinition dataset,
        List<PlannedCase> cases,
        BuildSession session,
        CancellationToken cancellation) => GenerateAsync(generator, dataset, cases, session, async (builder, count, inList) =>
            _result.Add(await builder.BuildAsync(dataset, generator, count, inList, null, cancellation)));

    private Task GenerateVersionAsync(
        BuiltUnit generator,
        BuiltUnit other,
        List<PlannedCase> cases,
        BuildSession session,
        CancellationToken cancellation)
    {
        var (first, second) = (generator.Unit.Dataset!, other.Unit.Dataset!);
        return GenerateAsync(other, second, cases, session, async (builder, count, inList) =>
        {
            if (_result.PoolOf(first.Name, count, inList) is not { } pool)
            {
                _result.DatasetFailed(second.Name, new($"{first.Name} has no values of count {count}"));
                return;
            }

            var version = second.Version!;
            if (version.Exchanged is not null && (count != 1 || inList == true))
            {
                _result.DatasetFailed(second.Name, new("its types cannot have all values of a list, and only single values are exchanged"));
                return;
            }

            async Task<ValuesFile> PartAsync(DatasetDefinition dataset, BuiltUnit program, IReadOnlyList<string> without) =>
                await builder.BuildAsync(
                    dataset, program, count, inList, new(pool, without, version.Exchange(pool)), cancellation);
            _result.Add(await PartAsync(second, other, []));
            _result.AddExpected(first.Name, await PartAsync(second, other, version.Adds));
            _result.AddExpected(second.Name, await PartAsync(first, generator, version.Lacks));
        });
    }

    private async Task GenerateAsync(
        BuiltUnit generator,
        DatasetDefinition dataset,
        List<PlannedCase> cases,
        BuildSession session,
        Func<ValuesBuilder, int, bool?, Task> generate)
    {
        if (generator.Assembly is null)
        {
            _result.DatasetFailed(dataset.Name, generator.Reason ?? BuildReason.Unknown);
            return;
        }

        var counts = cases.Where(planned => planned.Id.Table.Dataset == dataset.Name)
            .Select(planned => (planned.Id.Table.Count, planned.Id.Table.InList)).Distinct();
        var limits = new WatchOptions(BuildTimeLimit.Get(plan.Options))
        {
            MemoryBytes = ResidentMemory.MaxPerProcess,
            Started = session.Record,
        };
        var builder = new ValuesBuilder(layout, plan.Seed, plan.IsAscii, plan.Options.Own?.Anonymise == true, limits);
        foreach (var (count, inList) in counts)
        {
            try
            {
                await generate(builder, count, inList);
            }
            catch (RoundupException e) when (e.ExitCode != ExitCode.OutputNotWritable)
            {
                _result.DatasetFailed(dataset.Name, new(e.Message));
            }
        }
    }

    private sealed record Recipes(IUnitRecipe Runtimes, IUnitRecipe Compressors, IUnitRecipe Models)
    {
        public IUnitRecipe Choose(BuildUnit unit) => unit.IsRuntime ? Runtimes : unit.Compressor is not null ? Compressors : Models;
    }
}

// Builds what a plan needs. Tests replace it by scripts that say what is built and what is not.
internal interface IBuilds
{
    Task<BuildResult> RunAsync(Plan plan, CancellationToken cancellation);
}

internal sealed class UnitBuilds(
    RepositoryLayout layout,
    IReadOnlyList<DatasetDefinition> datasets,
    IReadOnlyList<Flavour> flavours,
    IRunObserver observer) : IBuilds
{
    public Task<BuildResult> RunAsync(Plan plan, CancellationToken cancellation) =>
        new BuildStage(layout, plan, datasets, flavours, observer).RunAsync(cancellation);
}
