using Roundup.Engine.Progress;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>
/// Builds units that are not up to date. A dataset that a library's generator cannot take is left out and the unit built again.
/// </summary>
internal sealed class UnitBuilder(Layout layout, FlavouredModels models, PackageSources sources, MSBuild msbuild, IRunObserver observer)
{
    /// <summary>Builds all and tells how each ended.</summary>
    public async Task<IReadOnlyList<BuiltUnit>> BuildAsync(IReadOnlyList<Unit> units, CancellationToken cancellation)
    {
        var stamps = new UnitStamps(layout, models, sources);
        var folders = units.Select(unit => new UnitFolder(layout, unit, stamps.Of(unit), sources.Stamp) { Refused = models.RefusedBy(unit.Flavour) }).ToList();
        var stale = folders.Where(folder => !folder.Recall()).ToList();
        observer.StageStarted(RunStage.Build, units.Count);
        for (var pending = stale; pending.Count > 0;)
        {
            await BuildOnceAsync(units.Count, pending, cancellation).ConfigureAwait(false);
            var again = new List<UnitFolder>();
            foreach (var folder in pending.Where(folder => !folder.IsBuilt))
            {
                if (await ExcludeAsync(folder, cancellation).ConfigureAwait(false))
                {
                    again.Add(folder);
                }
            }

            pending = again;
        }

        stale.ForEach(folder => folder.Remember());
        observer.Progress(RunStage.Build, units.Count, units.Count, "done");
        return [.. folders.Select(folder => folder.Result(sources))];
    }

    private async Task BuildOnceAsync(int total, List<UnitFolder> pending, CancellationToken cancellation)
    {
        var fresh = total - pending.Count;
        observer.Progress(RunStage.Build, fresh, total, $"{pending.Count} units");
        var building = msbuild.BuildAsync([.. pending.Select(folder => (folder.Unit, Write(folder)))], cancellation);
        while (await Task.WhenAny(building, Task.Delay(500, CancellationToken.None)).ConfigureAwait(false) != building)
        {
            // One call builds all: what is on the disk tells how far it has come.
            var done = pending.Count(folder => folder.IsBuilt);
            observer.Progress(RunStage.Build, fresh + done, total, $"{pending.Count - done} to go");
        }

        await building.ConfigureAwait(false);
    }

    private string Write(UnitFolder folder)
    {
        folder.Clear();
        return Write(folder.Unit, models.Of(folder.Unit, folder.Excluded.Keys).ToDictionary(model => model.Key, model => model.Value.Folder));
    }

    private string Write(Unit unit, Dictionary<string, string> folders) => UnitWriter.Write(layout, unit, folders, models.Roots(unit.Flavour, folders.Keys));

    /// <summary>Finds out why a unit was not built; true if datasets were left out, so that it can be tried again.</summary>
    private async Task<bool> ExcludeAsync(UnitFolder folder, CancellationToken cancellation)
    {
        if (folder.FailsToRestore())
        {
            return false;
        }

        var errors = await msbuild.ExplainAsync(folder.Unit, Write(folder), cancellation).ConfigureAwait(false);
        folder.FailedWith(errors);
        if (folder.Missing is not null || folder.Unit.Library is null || errors.Any(error => IsOwn(folder.Unit, error)))
        {
            return false;
        }

        var guilty = errors.Select(error => (Dataset: models.DatasetOf(error, folder.Unit), Error: error)).Where(found => found.Dataset is not null && !folder.Excluded.ContainsKey(found.Dataset)).DistinctBy(found => found.Dataset).ToList();
        if (guilty.Count == 0)
        {
            guilty = await ProbeAsync(folder, cancellation).ConfigureAwait(false);
        }

        guilty.ForEach(found => folder.Excluded.Add(found.Dataset!, found.Error.ToString()));
        return guilty.Count > 0;
    }

    /// <summary>
    /// Where no message names a dataset: each is tried alone. If the unit cannot be built without any the fault is not theirs.
    /// </summary>
    private async Task<List<(string? Dataset, BuildError Error)>> ProbeAsync(UnitFolder folder, CancellationToken cancellation)
    {
        var guilty = new List<(string?, BuildError)>();
        if (await ErrorWithAsync(folder, [], cancellation).ConfigureAwait(false) is not null)
        {
            return guilty;
        }

        foreach (var (dataset, (path, _)) in models.Of(folder.Unit, folder.Excluded.Keys))
        {
            if (await ErrorWithAsync(folder, new() { [dataset] = path }, cancellation).ConfigureAwait(false) is { } error)
            {
                guilty.Add((dataset, error));
            }
        }

        // What the last of these builds left holds one dataset: it is not the unit.
        folder.Clear();
        return guilty;
    }

    /// <summary>The first error of a build with some models only; null where it is built.</summary>
    private async Task<BuildError?> ErrorWithAsync(UnitFolder folder, Dictionary<string, string> folders, CancellationToken cancellation)
    {
        folder.Clear();
        var errors = await msbuild.ExplainAsync(folder.Unit, Write(folder.Unit, folders), cancellation).ConfigureAwait(false);
        return folder.IsBuilt ? null : errors.FirstOrDefault(new BuildError("", "", "the build fails without an error message"));
    }

    private static bool IsOwn(Unit unit, BuildError error) =>
        error.File.EndsWith(".cs", StringComparison.Ordinal) && error.File.StartsWith(Path.GetDirectoryName(unit.ProjectFile)! + Path.DirectorySeparatorChar, StringComparison.Ordinal);
}
