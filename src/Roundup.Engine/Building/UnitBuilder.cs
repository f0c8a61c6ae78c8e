using Roundup.Engine.Progress;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>
/// Builds units that are not up to date. A unit whose library's generator does not support a dataset is built again without that dataset.
/// </summary>
internal sealed class UnitBuilder(Layout layout, FlavouredModels models, PackageSources sources, MSBuild msbuild, IRunObserver observer)
{
    /// <summary>Builds all and returns the result of each.</summary>
    public async Task<IReadOnlyList<BuiltUnit>> BuildAsync(IReadOnlyList<Unit> units, CancellationToken cancellation)
    {
        var stamps = new UnitStamps(layout, models, sources);
        var folders = units
            .Select(unit => new UnitFolder(layout, unit, stamps.Of(unit), sources.Stamp) { Refused = models.RefusedBy(unit) })
            .ToList();
        var stale = folders.Where(folder => !folder.TryReuse()).ToList();
        if (units.Count == 0)
        {
            return [];
        }

        observer.StageStarted(RunStage.Build, units.Count);
        stale.ForEach(folder => folder.Prepare());
        for (var pending = stale; pending.Count > 0;)
        {
            pending = await BuildOnceAsync(units.Count, pending, cancellation).ConfigureAwait(false);
        }

        stale.ForEach(folder => folder.WriteRecord());
        observer.Progress(RunStage.Build, units.Count, units.Count, "done");
        return [.. folders.Select(folder => folder.Result())];
    }

    /// <summary>Builds some units; returns those that are to be built again, without the datasets that they cannot hold.</summary>
    private async Task<List<UnitFolder>> BuildOnceAsync(int total, List<UnitFolder> pending, CancellationToken cancellation)
    {
        var upToDate = total - pending.Count;
        observer.Progress(RunStage.Build, upToDate, total, $"{pending.Count} units");
        pending.ForEach(Write);
        var call = await msbuild.BuildAsync(
            pending,
            built => observer.Progress(RunStage.Build, upToDate + built, total, $"{pending.Count - built} to go"),
            cancellation).ConfigureAwait(false);
        var again = new List<UnitFolder>();
        foreach (var folder in pending)
        {
            if (folder.TakesOtherVersion(sources)
                || (!UnitCompletion.TryTake(folder, call, sources) && await ExcludeAsync(folder, cancellation).ConfigureAwait(false)))
            {
                again.Add(folder);
            }
        }

        return again;
    }

    private void Write(UnitFolder folder)
    {
        var included = models.Of(folder.Unit, folder.Excluded.Keys);
        Write(folder, included.ToDictionary(model => model.Key, model => model.Value.Folder));
    }

    private void Write(UnitFolder folder, Dictionary<string, string> folders) =>
        UnitWriter.Write(folder, folders, models.Roots(folder.Unit.Flavour, folders.Keys));

    /// <summary>Determines why a unit was not built; true if datasets were excluded, so that it can be tried again.</summary>
    private async Task<bool> ExcludeAsync(UnitFolder folder, CancellationToken cancellation)
    {
        var errors = await UnitCompletion.ErrorsAsync(folder, msbuild, sources, cancellation).ConfigureAwait(false);
        if (folder.IsBuilt
            || folder.Failure is { Outcome: Outcome.Unavailable }
            || folder.Unit.Library is null
            || errors.Any(error => IsOwn(folder.Unit, error)))
        {
            return false;
        }

        var found = errors.Select(error => (Dataset: models.DatasetOf(error, folder.Unit), Error: error)).ToList();
        var failing = found
            .Where(error => error.Dataset is not null && !folder.Excluded.ContainsKey(error.Dataset))
            .DistinctBy(error => error.Dataset)
            .ToList();

        // One of them may be the cause of all: a generator that stops at one dataset generates nothing for the others.
        var isNamed = failing.Count > 0 && !found.Exists(error => error.Dataset is null);
        if (!isNamed || failing.Count > 1)
        {
            var probed = await ProbeAsync(folder, isNamed ? [.. failing.Select(error => error.Dataset!)] : null, cancellation)
                .ConfigureAwait(false);
            failing = probed.Count > 0 ? probed : failing;
        }

        failing.ForEach(error => folder.Excluded.Add(error.Dataset!, error.Error.ToString()));
        return failing.Count > 0;
    }

    /// <summary>
    /// Builds the unit with each of some datasets alone; null: with each of all. If it fails without any dataset, none of them is the
    /// cause.
    /// </summary>
    private async Task<List<(string? Dataset, BuildError Error)>> ProbeAsync(
        UnitFolder folder,
        HashSet<string>? suspects,
        CancellationToken cancellation)
    {
        var failing = new List<(string?, BuildError)>();
        if (await ErrorWithAsync(folder, [], cancellation).ConfigureAwait(false) is not null)
        {
            return failing;
        }

        foreach (var (dataset, (path, _)) in models.Of(folder.Unit, folder.Excluded.Keys))
        {
            if (suspects?.Contains(dataset) != false
                && await ErrorWithAsync(folder, new() { [dataset] = path }, cancellation).ConfigureAwait(false) is { } error)
            {
                failing.Add((dataset, error));
            }
        }

        return failing;
    }

    /// <summary>The first error of a build with some models only; null where it is built.</summary>
    private async Task<BuildError?> ErrorWithAsync(UnitFolder folder, Dictionary<string, string> folders, CancellationToken cancellation)
    {
        Write(folder, folders);
        var (isBuilt, errors) = await msbuild.BuildAloneAsync(folder, cancellation).ConfigureAwait(false);
        return isBuilt ? null : errors.FirstOrDefault(new BuildError("", "", "the build fails without an error message"));
    }

    /// <summary>Whether the entrant is at fault, whatever the datasets.</summary>
    private static bool IsOwn(Unit unit, BuildError error)
    {
        if (error.Code == BuildError.Overrun)
        {
            return true;
        }

        var projectFolder = Path.GetDirectoryName(unit.ProjectFile)! + Path.DirectorySeparatorChar;
        return error.File.EndsWith(".cs", StringComparison.Ordinal)
            && (error.File.StartsWith(projectFolder, StringComparison.Ordinal)
                || ReferencedProjects.FilesOf(unit.ProjectFile).Contains(error.File));
    }
}
