namespace Roundup.Engine.Building;

/// <summary>Builds units that are not up to date, all in one call of MSBuild.</summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="recipeOf">How a unit is made.</param>
/// <param name="sources">The package sources.</param>
/// <param name="msbuild">Calls MSBuild.</param>
/// <param name="progress">Is told of the progress.</param>
internal sealed class UnitBuilder(
    Layout layout,
    Func<Unit, IUnitRecipe> recipeOf,
    PackageSources sources,
    MSBuild msbuild,
    BuildProgress progress)
{
    /// <summary>Builds all and returns the result of each.</summary>
    public async Task<IReadOnlyList<BuiltUnit>> BuildAsync(IEnumerable<Unit> units, CancellationToken cancellation)
    {
        using var locks = new UnitLocks(layout, (unit, holder) => progress.Now($"waiting for {holder}, which is building {unit}"));
        var folders = new List<UnitFolder>();
        var stale = new List<UnitFolder>();
        foreach (var unit in units.OrderBy(unit => unit.Name, StringComparer.Ordinal))
        {
            cancellation.ThrowIfCancellationRequested();
            await locks.TakeAsync(unit.Name, cancellation).ConfigureAwait(false);
            progress.Now($"{unit.Name}: models");
            var folder = recipeOf(unit).FolderOf(unit);
            folders.Add(folder);
            if (folder.TryReuse())
            {
                locks.Release(unit.Name);
                progress.End(1);
            }
            else
            {
                stale.Add(folder);
            }
        }

        stale.ForEach(folder => recipeOf(folder.Unit).Prepare(folder));
        for (var pending = stale; pending.Count > 0;)
        {
            var again = await BuildOnceAsync(pending, cancellation).ConfigureAwait(false);
            progress.End(pending.Count - again.Count);
            pending = again;
        }

        stale.ForEach(folder => folder.WriteRecord());
        return [.. folders.Select(folder => folder.Result())];
    }

    /// <summary>Builds some units; returns those that are to be built again, otherwise.</summary>
    private async Task<List<UnitFolder>> BuildOnceAsync(List<UnitFolder> pending, CancellationToken cancellation)
    {
        pending.ForEach(folder => recipeOf(folder.Unit).Write(folder));
        var call = await msbuild.BuildAsync(pending, (built, step) => progress.Now(step, built), cancellation).ConfigureAwait(false);
        var again = new List<UnitFolder>();
        foreach (var folder in pending)
        {
            if (folder.TakesOtherVersion(sources)
                || (!UnitCompletion.TryTake(folder, call, sources) && await IsReducedAsync(folder, cancellation).ConfigureAwait(false)))
            {
                again.Add(folder);
            }
        }

        return again;
    }

    /// <summary>Determines why a unit was not built; true if it is to be built again.</summary>
    private async Task<bool> IsReducedAsync(UnitFolder folder, CancellationToken cancellation)
    {
        progress.Now($"{folder.Unit.Name}: why it fails");
        var errors = await UnitCompletion.ErrorsAsync(folder, msbuild, sources, cancellation).ConfigureAwait(false);
        return !folder.IsBuilt && await recipeOf(folder.Unit).ReduceAsync(folder, errors, cancellation).ConfigureAwait(false);
    }
}
