using Roundup.Engine.Processes;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>
/// Units into which models are compiled: workers and programs that generate values. A unit has the datasets of the runs that it was built
/// for: a run with another one adds it, and those that are there and have not changed stay. Where the library's generator does not support
/// a dataset, the unit is built again without that dataset.
/// </summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="models">The models.</param>
/// <param name="datasetsOf">The datasets that a unit must have.</param>
/// <param name="sources">The package sources.</param>
/// <param name="msbuild">Calls MSBuild.</param>
internal sealed class ModelUnits(
    Layout layout,
    FlavouredModels models,
    Func<Unit, IReadOnlyCollection<string>> datasetsOf,
    PackageSources sources,
    MSBuild msbuild) : IUnitRecipe
{
    /// <inheritdoc/>
    public UnitFolder FolderOf(Unit unit)
    {
        var datasets = datasetsOf(unit);
        return new UnitFolder(layout, unit, Stamp(unit), sources.Stamp)
        {
            Models = models.Of(unit, datasets).ToDictionary(model => model.Key, model => model.Value.Stamp),
            Refused = models.RefusedBy(unit, datasets),
        };
    }

    /// <inheritdoc/>
    public void Prepare(UnitFolder folder)
    {
        folder.Keep(dataset => models.Of(folder.Unit, [dataset]).GetValueOrDefault(dataset).Stamp);
        folder.Prepare();
    }

    /// <inheritdoc/>
    public void Write(UnitFolder folder) => Write(folder, folder.Included);

    /// <inheritdoc/>
    public async Task<bool> ReduceAsync(UnitFolder folder, IReadOnlyList<BuildError> errors, CancellationToken cancellation)
    {
        if (folder.Failure is { Outcome: Outcome.Unavailable }
            || folder.Unit.Library is null
            || errors.Any(error => IsOwn(folder.Unit, error)))
        {
            return false;
        }

        var found = errors.Select(error => (Dataset: models.DatasetOf(error, folder.Unit, folder.Included), Error: error)).ToList();
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

        failing.ForEach(error => folder.Excluded.Add(error.Dataset!, folder.ReasonOf(error.Error, error.Dataset)));
        return failing.Count > 0;
    }

    /// <summary>The stamp of all that a unit is built from, but for the models.</summary>
    private string Stamp(Unit unit)
    {
        using var stamp = new ContentStamp();
        stamp.Text(Toolchain.SdkVersion(layout.Serializers))
            .Text(unit.Target.Name)
            .Text(typeof(TimedLoopGenerator).Assembly.ManifestModule.ModuleVersionId.ToString())
            .Text(sources.Stamp);
        stamp.Project(unit.ProjectFile).NuGetConfiguration(layout.Serializers).Shared(layout.Serializers);
        stamp.OwnFolder(unit);
        var worker = Layout.WorkerOf(unit.Target);
        return stamp.File(worker + "Roundup.Contracts.dll").File(worker + "Roundup.Worker.dll").Finish();
    }

    private void Write(UnitFolder folder, IReadOnlyCollection<string> datasets)
    {
        var folders = models.Of(folder.Unit, datasets).ToDictionary(model => model.Key, model => model.Value.Folder);
        UnitWriter.Write(folder, folders, models.Roots(folder.Unit.Flavour, folders.Keys));
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

        foreach (var dataset in folder.Included.Where(dataset => suspects?.Contains(dataset) != false))
        {
            if (await ErrorWithAsync(folder, [dataset], cancellation).ConfigureAwait(false) is { } error)
            {
                failing.Add((dataset, error));
            }
        }

        return failing;
    }

    /// <summary>The first error of a build with some datasets only; null where it is built.</summary>
    private async Task<BuildError?> ErrorWithAsync(UnitFolder folder, IReadOnlyCollection<string> datasets, CancellationToken cancellation)
    {
        Write(folder, datasets);
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
