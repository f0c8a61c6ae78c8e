using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;

namespace Roundup.Engine.Builds.Units;

// Builds all units that are not up to date in one call of MSBuild. The lock of a unit that is built is held until all are, since it may be
// built several times.
internal sealed class UnitBuilder(
    RepositoryLayout layout,
    Func<BuildUnit, IUnitRecipe> recipeOf,
    PackageSources sources,
    MSBuildRunner msbuild,
    BuildProgress progress)
{
    // Builds units; returns the result of each, in the order of their names.
    public async Task<IReadOnlyList<BuiltUnit>> BuildAsync(IEnumerable<BuildUnit> units, CancellationToken cancellation)
    {
        using var locks = new UnitLocks(layout, (unit, holder) => progress.Report($"waiting for {holder}, which is building {unit}"));
        var folders = new List<UnitFolder>();
        var stale = new List<UnitFolder>();
        foreach (var unit in units.OrderBy(unit => unit.Name, StringComparer.Ordinal))
        {
            cancellation.ThrowIfCancellationRequested();
            await locks.TakeAsync(unit.Name, cancellation);
            progress.Report($"{unit.Name}: models");
            var folder = recipeOf(unit).FolderOf(unit);
            folders.Add(folder);
            if (folder.TryReuse())
            {
                locks.Release(unit.Name);
                progress.Complete(1);
            }
            else
            {
                stale.Add(folder);
            }
        }

        stale.ForEach(folder => recipeOf(folder.Unit).Prepare(folder));
        var pending = stale;
        while (pending.Count > 0)
        {
            var again = await BuildOnceAsync(pending, cancellation);
            progress.Complete(pending.Count - again.Count);
            pending = again;
        }

        return [.. folders.Select(folder => folder.Result())];
    }

    // Builds units; returns those that have to be built again, with another package version or fewer datasets.
    private async Task<List<UnitFolder>> BuildOnceAsync(List<UnitFolder> pending, CancellationToken cancellation)
    {
        pending.ForEach(folder => recipeOf(folder.Unit).Write(folder));
        var result = await msbuild.BuildAsync(pending, (built, step) => progress.Report(step, built), cancellation);
        var again = new List<UnitFolder>();
        foreach (var folder in pending)
        {
            // A version that the sources lack is replaced first: whatever else failed may have failed for the lack of it.
            if (folder.TryFallbackVersion(sources)
                || (!TrySettle(folder, result) && await TryReduceAsync(folder, cancellation)))
            {
                again.Add(folder);
            }
            else
            {
                // At once: another unit may take minutes, or the run be interrupted.
                folder.WriteRecord();
            }
        }

        return again;
    }

    // Whether a unit was built, or the reason of its failure is known without another build.
    private bool TrySettle(UnitFolder folder, MSBuildResult result)
    {
        if (result.TimeoutOf(folder) is { } timeout)
        {
            folder.Failure = (Outcome.BuildFailed, new(timeout));
            return true;
        }

        if (result.IsBuilt(folder) && folder.MoveIntoPlace(sources))
        {
            return true;
        }

        if (folder.TryRecordRestoreFailure())
        {
            BuildChecks.CheckMachine([folder.Failure!.Value.Reason.Sentence]);
            return true;
        }

        return false;
    }

    // Builds a unit alone to get its errors; true where it has to be built again with fewer datasets. Where the build of all units was
    // disturbed from outside, the build of the unit alone can succeed.
    private async Task<bool> TryReduceAsync(UnitFolder folder, CancellationToken cancellation)
    {
        progress.Report($"{folder.Unit.Name}: why it fails");
        var (isBuilt, errors) = await msbuild.BuildAloneAsync(folder, cancellation);
        if (isBuilt && folder.MoveIntoPlace(sources))
        {
            return false;
        }

        if (SettingsCode.Error(folder.Unit, errors) is { } error)
        {
            throw error;
        }

        if (errors.Count == 0)
        {
            BuildChecks.CheckRoom(layout);
        }

        folder.RecordErrors(errors);
        return await recipeOf(folder.Unit).ReduceAsync(folder, errors, cancellation);
    }
}

internal interface IUnitRecipe
{
    UnitFolder FolderOf(BuildUnit unit);

    void Prepare(UnitFolder folder) => folder.Prepare();

    void Write(UnitFolder folder);

    // Takes the cause of a failed build out of the unit; true where the unit has to be built again.
    Task<bool> ReduceAsync(UnitFolder folder, IReadOnlyList<BuildError> errors, CancellationToken cancellation) => Task.FromResult(false);
}

internal sealed class BuildProgress(IRunObserver observer, int total)
{
    private int _done;

    public void Report(string step, int built = 0) => observer.Progress(RunStage.Build, Math.Min(_done + built, total), total, step);

    public void Complete(int units) => _done += units;
}
