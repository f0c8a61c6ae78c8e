using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Processes;
using Roundup.Engine.Progress;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Building;

/// <summary>
/// The stage Build: runtimes, then workers, compressors and the programs that generate values in one MSBuild call, then the values.
/// </summary>
public sealed class BuildStage(Layout layout, Plan plan, IReadOnlyList<DatasetDefinition> datasets, IRunObserver observer)
{
    private readonly BuildResult _result = new();

    /// <summary>Builds all that the plan needs and that is not up to date.</summary>
    public async Task<BuildResult> RunAsync(CancellationToken cancellation)
    {
        var cases = plan.Cases.Where(planned => planned.Unsupported is null).ToList();
        var used = cases.Select(planned => planned.Dataset).DistinctBy(dataset => dataset.Name).ToList();
        BuildChecks.Check(layout);
        BuildChecks.CheckOwnFolders(cases);
        using var session = BuildSession.Begin(layout);
        var sources = new PackageSources(layout, plan.Options.PackageSources);
        var msbuild = new MSBuild(layout, sources, session, BuildLimit.Of(plan.Options));
        var models = new FlavouredModels(layout, [.. used.UnionBy(datasets, dataset => dataset.Name)]);
        foreach (var dataset in used)
        {
            if (models.RefusalOf(dataset) is { } refusal)
            {
                _result.DatasetFailed(dataset.Name, refusal);
            }
        }

        var targets = cases.Select(planned => Target.Of(planned.Id.Cell.Target)).Distinct().ToList();
        var runtimes = targets.Where(target => target.NeedsRuntime)
            .Select(target => Unit.Runtime(layout, target.Framework)).DistinctBy(unit => unit.Name).ToList();
        var programs = used.Where(dataset => _result.FailureOf(dataset.Name) is null)
            .Select(dataset => Unit.ValuesProgram(layout, dataset))
            .ToLookup(program => program.Dataset!.IsOwn);
        var workers = cases.ToLookup(planned => Unit.Worker(planned).Name, planned => planned);
        var compressors = cases.Where(planned => planned.Compressor is not null)
            .Select(planned => Unit.Of(planned.Compressor!.Compressor, planned.Id.Cell.Target)).DistinctBy(unit => unit.Name).ToList();

        var total = runtimes.Count + used.Count + workers.Count + compressors.Count;
        observer.StageStarted(RunStage.Build, total);
        var progress = new BuildProgress(observer, total);
        var recipes = new Recipes(
            new RuntimeUnits(layout, sources),
            new CompressorUnits(layout, sources),
            new ModelUnits(layout, models, unit => DatasetsOf(unit, workers), sources, msbuild));
        var builder = new UnitBuilder(layout, recipes.Of, sources, msbuild, progress);
        await PrepareTargetsAsync(builder, runtimes, targets, cancellation).ConfigureAwait(false);

        // The user's own data first: where it is at fault, no worker is built in vain, and it is said once.
        foreach (var built in await builder.BuildAsync(programs[true], cancellation).ConfigureAwait(false))
        {
            await TakeValuesAsync(built, cases, session, cancellation).ConfigureAwait(false);
        }

        foreach (var dataset in used.Where(dataset => dataset.IsOwn && _result.FailureOf(dataset.Name) is not null))
        {
            throw new RoundupException(ExitCode.Usage, $"{dataset.Origin}: {_result.FailureOf(dataset.Name)}");
        }

        var possible = workers.Select(planned => planned.First())
            .Where(planned => !_result.TargetFailures.ContainsKey(planned.Id.Cell.Target))
            .Select(Unit.Worker);
        IEnumerable<Unit> units = [.. programs[false], .. possible, .. compressors];
        foreach (var built in await builder.BuildAsync(units, cancellation).ConfigureAwait(false))
        {
            if (built.Unit.Dataset is not null)
            {
                progress.Now($"values of {built.Unit.Dataset.Name}");
                await TakeValuesAsync(built, cases, session, cancellation).ConfigureAwait(false);
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

        observer.Progress(RunStage.Build, total, total, "done");
        return _result;
    }

    /// <summary>Downloads the runtimes that are not installed. Nothing is built for the targets of one that is not available.</summary>
    private async Task PrepareTargetsAsync(
        UnitBuilder builder,
        IReadOnlyList<Unit> runtimes,
        IReadOnlyList<Target> targets,
        CancellationToken cancellation)
    {
        var built = await builder.BuildAsync(runtimes, cancellation).ConfigureAwait(false);
        foreach (var runtime in built.Where(runtime => runtime.Outcome is not null))
        {
            foreach (var target in targets.Where(target => target.NeedsRuntime && target.Framework == runtime.Unit.Target.Framework))
            {
                _result.TargetFailed(target.Name, runtime.Reason ?? "its runtime could not be installed");
            }
        }

        foreach (var target in targets.Where(target => target.Deployment == Deployment.Framework && !Toolchain.RunsFramework))
        {
            _result.TargetFailed(
                target.Name,
                "Mono with its development files is not on the path: install it (Debian: apt install mono-devel), or run this on Windows");
        }
    }

    /// <summary>The datasets that a unit must have: those of its cases, of what a program generates values for its own.</summary>
    private static IReadOnlyCollection<string> DatasetsOf(Unit unit, ILookup<string, PlannedCase> workers) => unit.Dataset is { } own
        ? [own.Name]
        : [.. workers[unit.Name].Select(planned => planned.Id.Cell.Dataset).Distinct()];

    /// <summary>Makes the values of a dataset at all counts of the plan, where its program was built.</summary>
    private async Task TakeValuesAsync(BuiltUnit program, List<PlannedCase> cases, BuildSession session, CancellationToken cancellation)
    {
        var dataset = program.Unit.Dataset!;
        if (program.Assembly is null)
        {
            _result.DatasetFailed(dataset.Name, program.Reason ?? "the build failed");
            return;
        }

        var counts = cases.Where(planned => planned.Id.Cell.Dataset == dataset.Name).Select(planned => planned.Id.Cell.Count).Distinct();
        var watch = new Watch(BuildLimit.Of(plan.Options))
        {
            MemoryBytes = ResidentMemory.Most,
            Started = session.Remember,
        };
        var builder = new ValuesBuilder(layout, plan.Seed, watch);
        foreach (var count in counts)
        {
            try
            {
                _result.Add(await builder.BuildAsync(dataset, program, count, cancellation).ConfigureAwait(false));
            }
            catch (RoundupException e)
            {
                _result.DatasetFailed(dataset.Name, e.Message);
            }
        }
    }

    private sealed record Recipes(IUnitRecipe Runtimes, IUnitRecipe Compressors, IUnitRecipe Models)
    {
        public IUnitRecipe Of(Unit unit) => unit.IsRuntime ? Runtimes : unit.Compressor is not null ? Compressors : Models;
    }
}
