using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Processes;
using Roundup.Engine.Progress;
using Roundup.Engine.Workers;
using Roundup.Results;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Building;

/// <summary>The stage Build: flavours, then workers and makers of values in one MSBuild call, then values.</summary>
public sealed class BuildStage(Layout layout, Plan plan, IReadOnlyList<DatasetDefinition> datasets, IRunObserver observer)
{
    private readonly BuildResult _result = new();

    /// <summary>Builds all that the plan needs and that is not up to date.</summary>
    public async Task<BuildResult> RunAsync(CancellationToken cancellation)
    {
        var cases = plan.Cases.Where(planned => planned.Unsupported is null).ToList();
        var all = datasets.Concat(cases.Select(planned => planned.Dataset)).DistinctBy(dataset => dataset.Name).ToList();
        var sources = new PackageSources(layout, plan.Options.PackageSources);
        var msbuild = new MSBuild(layout, sources);
        await using var ended = msbuild.ConfigureAwait(false);
        await PrepareTargetsAsync(new RuntimeUnits(layout, sources, msbuild), [.. cases.Select(planned => Target.Of(planned.Id.Cell.Target)).Distinct()], cancellation).ConfigureAwait(false);
        var workers = cases.Where(planned => !_result.TargetFailures.ContainsKey(planned.Id.Cell.Target))
            .Select(Unit.Worker).DistinctBy(unit => unit.Name).ToList();
        var models = new FlavouredModels(layout, all, workers.Select(unit => unit.Flavour));
        foreach (var (dataset, reason) in models.Failed)
        {
            _result.DatasetFailed(dataset, reason);
        }

        var makers = cases.Select(planned => planned.Dataset).DistinctBy(dataset => dataset.Name).Select(dataset => Unit.Maker(layout, dataset)).Where(maker => models.Of(maker, []).Count > 0);
        foreach (var built in await new UnitBuilder(layout, models, sources, msbuild, observer).BuildAsync([.. makers, .. workers], cancellation).ConfigureAwait(false))
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
                await MakeValuesAsync(built, cases, cancellation).ConfigureAwait(false);
            }
        }

        foreach (var compressor in await new CompressorUnits(layout, sources, msbuild).BuildAsync(cases, cancellation).ConfigureAwait(false))
        {
            _result.AddCompressor(compressor);
        }

        return _result;
    }

    /// <summary>Brings the runtimes that are not installed. Where one cannot be had, nothing is built for its targets.</summary>
    private async Task PrepareTargetsAsync(RuntimeUnits runtimes, IReadOnlyList<Target> targets, CancellationToken cancellation)
    {
        foreach (var runtime in await runtimes.BuildAsync(targets.Where(target => target.NeedsRuntime).Select(target => target.Framework), cancellation).ConfigureAwait(false))
        {
            foreach (var target in targets.Where(target => target.NeedsRuntime && target.Framework == runtime.Unit.Target.Framework && runtime.Outcome is not null))
            {
                _result.TargetFailed(target.Name, runtime.Reason ?? "its runtime could not be laid out");
            }
        }

        foreach (var target in targets.Where(target => target.Deployment == Deployment.Framework && !Toolchain.RunsFramework))
        {
            _result.TargetFailed(
                target.Name,
                "Mono with its development files is not on the path: install it (Debian: apt install mono-devel), or run this on Windows");
        }
    }

    private async Task MakeValuesAsync(BuiltUnit maker, List<PlannedCase> cases, CancellationToken cancellation)
    {
        var dataset = maker.Unit.Dataset!;
        foreach (var count in cases.Where(planned => planned.Id.Cell.Dataset == dataset.Name).Select(planned => planned.Id.Cell.Count).Distinct())
        {
            try
            {
                _result.Add(await ValuesBuilder.MakeAsync(layout, dataset, maker.Assembly!, maker.Stamp, count, plan.Seed, cancellation).ConfigureAwait(false));
            }
            catch (RoundupException e)
            {
                _result.DatasetFailed(dataset.Name, e.Message);
            }
        }
    }
}
