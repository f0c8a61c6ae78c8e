using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Engine.Builds.Units;

// How units with models are built: workers and value generators. A unit contains the datasets of all runs for which it was built: a run
// with another dataset adds this dataset, and unchanged ones stay. Where the library's source generator does not support a dataset, the
// unit is built again without this dataset.
internal sealed class ModelUnitRecipe(
    RepositoryLayout layout,
    FlavouredModels models,
    Func<BuildUnit, IReadOnlyCollection<string>> requiredDatasets,
    PackageSources sources,
    MSBuildRunner msbuild) : IUnitRecipe
{
    public UnitFolder FolderOf(BuildUnit unit)
    {
        var datasets = requiredDatasets(unit);
        var sourcesStamp = SourcesStamp(unit);
        return new UnitFolder(layout, unit, Stamp(unit, sourcesStamp), sources.Stamp)
        {
            SourcesStamp = sourcesStamp,
            Models = models.Write(unit, datasets).ToDictionary(model => model.Key, model => model.Value.Stamp),
            Refused = models.RefusedBy(unit, datasets),
        };
    }

    public void Prepare(UnitFolder folder)
    {
        folder.KeepDatasets(dataset => models.Write(folder.Unit, [dataset]).GetValueOrDefault(dataset).Stamp);
        folder.Prepare();
    }

    public void Write(UnitFolder folder) => Write(folder, folder.Included);

    public async Task<bool> ReduceAsync(UnitFolder folder, IReadOnlyList<BuildError> errors, CancellationToken cancellation)
    {
        if (folder.Failure is { Outcome: Outcome.Unavailable }
            || folder.Unit.Library is null
            || errors.Any(error => IsInEntrant(folder.Unit, error)))
        {
            return false;
        }

        var found = errors.Select(error => (Dataset: models.DatasetOf(error, folder.Unit, folder.Included), Error: error)).ToList();
        var failing = found
            .Where(error => error.Dataset is not null && !folder.Excluded.ContainsKey(error.Dataset))
            .DistinctBy(error => error.Dataset)
            .ToList();

        // One dataset may cause the errors of all: a generator that stops at a dataset generates nothing for the others.
        var isNamed = failing.Count > 0 && !found.Exists(error => error.Dataset is null);
        if (!isNamed || failing.Count > 1)
        {
            var culprits = await FindFailingAsync(folder, isNamed ? [.. failing.Select(error => error.Dataset!)] : null, cancellation);
            failing = culprits.Count > 0 ? culprits : failing;
        }

        failing.ForEach(error => folder.Excluded.Add(error.Dataset!, folder.ReasonOf(error.Error, error.Dataset)));
        return failing.Count > 0;
    }

    private static string SourcesStamp(BuildUnit unit)
    {
        using var stamp = new ContentStamp();
        var flavour = ContentHash.OfFolder(Path.Combine(Path.GetDirectoryName(unit.ProjectFile)!, "Flavour"));
        stamp.Project(unit.ProjectFile).Text(string.Join('\n', flavour.Select(file => $"{file.Key} {file.Value}")));
        return (unit.SettingsFile is null ? stamp : SettingsCode.Stamp(stamp, unit)).Finish();
    }

    private string Stamp(BuildUnit unit, string sourcesStamp)
    {
        using var stamp = new ContentStamp();
        stamp.Text(Toolchain.SdkVersion(layout.Serializers))
            .Text(unit.Target.Name)
            .Text(typeof(TimedLoopGenerator).Assembly.ManifestModule.ModuleVersionId.ToString())
            .Text(sources.Stamp)
            .Text(sourcesStamp);
        stamp.NuGetConfiguration(layout.NuGetFolder).Shared(layout.Serializers);
        stamp.OwnFolder(unit);
        var worker = RepositoryLayout.WorkerOf(unit.Target);
        return stamp.File(worker + "Roundup.Contracts.dll").File(worker + "Roundup.Worker.dll").Finish();
    }

    private void Write(UnitFolder folder, IReadOnlyCollection<string> datasets)
    {
        var folders = models.Write(folder.Unit, datasets).ToDictionary(model => model.Key, model => model.Value.Folder);
        UnitFileWriter.Write(folder, folders, folder.Unit.ProbeGroup is null ? models.Roots(folder.Unit.Flavour, folders.Keys) : []);
    }

    // Finds the datasets that make a build fail, by building the unit with halves of the suspected datasets; null suspects all. None is the
    // cause where the build fails without any dataset.
    private async Task<List<(string? Dataset, BuildError Error)>> FindFailingAsync(
        UnitFolder folder,
        HashSet<string>? suspects,
        CancellationToken cancellation)
    {
        var failing = new List<(string?, BuildError)>();
        if (await ErrorWithAsync(folder, [], cancellation) is not null)
        {
            return failing;
        }

        // All of them together are known to fail.
        string[] suspected = [.. folder.Included.Where(dataset => suspects?.Contains(dataset) != false)];
        await AddFailingAsync(failing, folder, suspected, isKnown: suspected.Length == folder.Included.Count, cancellation);
        return failing;
    }

    private async Task AddFailingAsync(
        List<(string?, BuildError)> failing, UnitFolder folder, string[] datasets, bool isKnown, CancellationToken cancellation)
    {
        var error = datasets.Length == 0 || (isKnown && datasets.Length > 1) ? null : await ErrorWithAsync(folder, datasets, cancellation);
        if (datasets.Length == 1 && error is { } found)
        {
            failing.Add((datasets[0], found));
        }
        else if (datasets.Length > 1 && (isKnown || error is not null))
        {
            var half = datasets.Length / 2;
            await AddFailingAsync(failing, folder, datasets[..half], isKnown: false, cancellation);
            await AddFailingAsync(failing, folder, datasets[half..], isKnown: false, cancellation);
        }
    }

    // The first error of a build with only these datasets; null where the build succeeds.
    private async Task<BuildError?> ErrorWithAsync(UnitFolder folder, IReadOnlyCollection<string> datasets, CancellationToken cancellation)
    {
        Write(folder, datasets);
        var (isBuilt, errors) = await msbuild.BuildAloneAsync(folder, cancellation);
        return isBuilt ? null : errors.FirstOrDefault(new BuildError("", "", "the build fails without an error message"));
    }

    private static bool IsInEntrant(BuildUnit unit, BuildError error)
    {
        if (error.Code == BuildError.TimedOut)
        {
            return true;
        }

        var projectFolder = Path.GetDirectoryName(unit.ProjectFile)! + Path.DirectorySeparatorChar;
        return error.File.EndsWith(".cs", StringComparison.Ordinal)
            && (error.File.StartsWith(projectFolder, StringComparison.Ordinal)
                || ReferencedProjects.FilesOf(unit.ProjectFile).Contains(error.File));
    }
}
