using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Processes;
using Roundup.Engine.Progress;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Building;

/// <summary>The stage Build: flavours, then workers and the programs that generate values in one MSBuild call, then the values.</summary>
public sealed class BuildStage(Layout layout, Plan plan, IReadOnlyList<DatasetDefinition> datasets, IRunObserver observer)
{
    private readonly BuildResult _result = new();

    /// <summary>Builds all that the plan needs and that is not up to date.</summary>
    public async Task<BuildResult> RunAsync(CancellationToken cancellation)
    {
        var cases = plan.Cases.Where(planned => planned.Unsupported is null).ToList();
        var used = cases.Select(planned => planned.Dataset).DistinctBy(dataset => dataset.Name).ToList();
        var all = used.TrueForAll(dataset => dataset.IsOwn) ? used : [.. used.UnionBy(datasets, dataset => dataset.Name)];
        BuildChecks.Check(layout);
        using var held = await BuildLock.TakeAsync(layout, Waiting, cancellation).ConfigureAwait(false);
        var sources = new PackageSources(layout, plan.Options.PackageSources);
        var msbuild = new MSBuild(layout, sources, held, BuildLimit.Of(plan.Options));
        await using var ended = msbuild.ConfigureAwait(false);
        var targets = cases.Select(planned => Target.Of(planned.Id.Cell.Target)).Distinct().ToList();
        await PrepareTargetsAsync(new RuntimeUnits(layout, sources, msbuild), targets, cancellation).ConfigureAwait(false);
        var workers = cases.Where(planned => !_result.TargetFailures.ContainsKey(planned.Id.Cell.Target))
            .Select(Unit.Worker).DistinctBy(unit => unit.Name).ToList();
        var models = new FlavouredModels(layout, all, workers);
        foreach (var (dataset, reason) in models.Failed)
        {
            _result.DatasetFailed(dataset, reason);
        }

        var valuesPrograms = cases
            .Select(planned => planned.Dataset)
            .DistinctBy(dataset => dataset.Name)
            .Select(dataset => Unit.ValuesProgram(layout, dataset))
            .Where(program => models.Of(program, []).Count > 0);
        var builder = new UnitBuilder(layout, models, sources, msbuild, observer);
        foreach (var built in await builder.BuildAsync([.. valuesPrograms, .. workers], cancellation).ConfigureAwait(false))
        {
            if (built.Unit.Library is not null)
            {
                _result.Add(built);
            }
            else if (built.Assembly is null)
            {
                _result.DatasetFailed(built.Unit.Dataset!.Name, built.Reason ?? "the build failed");
            }
            else
            {
                await BuildValuesAsync(built, cases, held, cancellation).ConfigureAwait(false);
            }
        }

        var compressors = new CompressorUnits(layout, sources, msbuild);
        foreach (var compressor in await compressors.BuildAsync(cases, cancellation).ConfigureAwait(false))
        {
            _result.AddCompressor(compressor);
        }

        return _result;
    }

    /// <summary>Downloads the runtimes that are not installed. Nothing is built for the targets of one that is not available.</summary>
    private async Task PrepareTargetsAsync(RuntimeUnits runtimes, IReadOnlyList<Target> targets, CancellationToken cancellation)
    {
        var needed = targets.Where(target => target.NeedsRuntime).ToList();
        var built = await runtimes.BuildAsync(needed.Select(target => target.Framework), cancellation).ConfigureAwait(false);
        foreach (var runtime in built.Where(runtime => runtime.Outcome is not null))
        {
            foreach (var target in needed.Where(target => target.Framework == runtime.Unit.Target.Framework))
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

    private void Waiting(string holder) => observer.Progress(RunStage.Build, 0, 1, $"waiting for {holder}, which is building here");

    private async Task BuildValuesAsync(BuiltUnit program, List<PlannedCase> cases, BuildLock held, CancellationToken cancellation)
    {
        var dataset = program.Unit.Dataset!;
        var counts = cases.Where(planned => planned.Id.Cell.Dataset == dataset.Name).Select(planned => planned.Id.Cell.Count).Distinct();
        var watch = new Watch(BuildLimit.Of(plan.Options))
        {
            MemoryBytes = ResidentMemory.Most,
            Started = held.Remember,
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
}
