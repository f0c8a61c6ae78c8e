using System.Diagnostics;
using Roundup.Engine.Catalogue;
using Roundup.Engine.Planning;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Closing;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>The stage Build: flavours, then workers and makers of values in one MSBuild call, then values.</summary>
public sealed class BuildStage(Layout layout, Plan plan, IReadOnlyList<DatasetDefinition> datasets, IRunObserver observer)
{
    private readonly BuildResult _result = new();
    private readonly Dictionary<(string Flavour, string Dataset), (string Folder, string Stamp)> _models = [];

    /// <summary>Builds all that the plan needs and that is not up to date.</summary>
    public async Task<BuildResult> RunAsync(CancellationToken cancellation)
    {
        var cases = plan.Cases.Where(planned => planned.Unsupported is null).ToList();
        var used = cases.Select(planned => planned.Dataset).DistinctBy(dataset => dataset.Name).ToList();
        var workers = cases.Select(planned => Unit.Worker(planned.Library, planned.Row.Flavour, planned.Id.Cell.Target)).DistinctBy(unit => unit.Name).ToList();
        Compile(workers.Select(unit => unit.Flavour).Append("plain").Distinct());
        var makers = used.Where(dataset => _models.ContainsKey(("plain", dataset.Name))).Select(Unit.Maker).ToList();
        var stamps = await BuildAsync([.. makers, .. workers], cancellation).ConfigureAwait(false);
        foreach (var maker in makers)
        {
            await MakeValuesAsync(maker, stamps[maker.Name], cases, cancellation).ConfigureAwait(false);
        }

        return _result;
    }

    /// <summary>
    /// Writes the flavours. Workers are compiled with every dataset there is, so that another choice of datasets does not build
    /// them anew; a dataset that the compiler cannot take is left out of all.
    /// </summary>
    private void Compile(IEnumerable<string> flavours)
    {
        foreach (var flavour in flavours)
        {
            foreach (var dataset in All())
            {
                try
                {
                    _models[(flavour, dataset.Name)] = FlavourWriter.Write(layout, dataset, flavour);
                }
                catch (ModelException e)
                {
                    _result.DatasetFailed(dataset.Name, e.Message);
                }
            }
        }
    }

    private IEnumerable<DatasetDefinition> All() => datasets.Concat(plan.Cases.Select(planned => planned.Dataset)).DistinctBy(dataset => dataset.Name);

    private async Task<Dictionary<string, string>> BuildAsync(List<Unit> units, CancellationToken cancellation)
    {
        var stamps = units.ToDictionary(unit => unit.Name, Stamp);
        var stale = units.Where(unit => !IsUpToDate(unit, stamps[unit.Name])).Select(unit => (Unit: unit, Properties: UnitWriter.Write(layout, unit, ModelsOf(unit), Roots(unit)))).ToList();
        observer.StageStarted(RunStage.Build, units.Count);
        if (stale.Count > 0)
        {
            await BuildStaleAsync(units.Count, stale, cancellation).ConfigureAwait(false);
        }

        foreach (var unit in units)
        {
            var built = await CollectAsync(unit, stamps[unit.Name], stale.FirstOrDefault(entry => entry.Unit == unit).Properties, cancellation).ConfigureAwait(false);
            if (unit.Library is not null)
            {
                _result.Add(built);
            }
            else if (built.Assembly is null)
            {
                _result.DatasetFailed(unit.Dataset!.Name, built.Reason ?? "the build failed");
            }
        }

        observer.Progress(RunStage.Build, units.Count, units.Count, "done");
        return stamps;
    }

    private async Task BuildStaleAsync(int total, List<(Unit Unit, string Properties)> stale, CancellationToken cancellation)
    {
        foreach (var (unit, _) in stale)
        {
            Directory.CreateDirectory(Path.GetDirectoryName(AssemblyOf(unit))!);
            File.Delete(AssemblyOf(unit));
            File.Delete(StampFile(unit));
        }

        var fresh = total - stale.Count;
        observer.Progress(RunStage.Build, fresh, total, $"{stale.Count} units");
        var msbuild = new MSBuild(layout, plan.Options.PackageSources);
        var building = msbuild.BuildAsync(stale, cancellation);
        while (await Task.WhenAny(building, Task.Delay(500, CancellationToken.None)).ConfigureAwait(false) != building)
        {
            // One call builds all: what is on the disk tells how far it has come.
            var done = stale.Count(entry => File.Exists(AssemblyOf(entry.Unit)));
            observer.Progress(RunStage.Build, fresh + done, total, $"{stale.Count - done} to go");
        }

        await building.ConfigureAwait(false);
    }

    private async Task<BuiltUnit> CollectAsync(Unit unit, string stamp, string? properties, CancellationToken cancellation)
    {
        var intermediate = Path.Combine(FolderOf(unit), "obj");
        var assembly = AssemblyOf(unit);
        if (File.Exists(assembly))
        {
            await File.WriteAllTextAsync(StampFile(unit), stamp, cancellation).ConfigureAwait(false);
            var version = unit.Package is null ? null : RestoreLog.Version(intermediate, unit.Package);
            var library = Path.Combine(FolderOf(unit), "bin", unit.Package + ".dll");
            return new BuiltUnit(unit, assembly, null, null, version, File.Exists(library) ? FileVersionInfo.GetVersionInfo(library).FileVersion : null);
        }

        if (RestoreLog.Failure(intermediate, out var isMissing) is { } failure)
        {
            return new BuiltUnit(unit, null, isMissing ? Outcome.Unavailable : Outcome.BuildFailed, failure, null, null);
        }

        var error = await new MSBuild(layout, plan.Options.PackageSources).ExplainAsync(unit, properties!, cancellation).ConfigureAwait(false);
        return new BuiltUnit(unit, null, Outcome.BuildFailed, error, null, null);
    }

    private async Task MakeValuesAsync(Unit maker, string stamp, List<PlannedCase> cases, CancellationToken cancellation)
    {
        var dataset = maker.Dataset!;
        if (!File.Exists(AssemblyOf(maker)))
        {
            return;
        }

        foreach (var count in cases.Where(planned => planned.Id.Cell.Dataset == dataset.Name).Select(planned => planned.Id.Cell.Count).Distinct())
        {
            try
            {
                _result.Add(await ValuesMaker.MakeAsync(layout, dataset, AssemblyOf(maker), stamp, count, plan.Seed, cancellation).ConfigureAwait(false));
            }
            catch (RoundupException e)
            {
                _result.DatasetFailed(dataset.Name, e.Message);
            }
        }
    }

    private Dictionary<string, string> ModelsOf(Unit unit) =>
        _models.Where(model => model.Key.Flavour == unit.Flavour && (unit.Dataset is null || unit.Dataset.Name == model.Key.Dataset)).ToDictionary(model => model.Key.Dataset, model => model.Value.Folder);

    private List<ClosedRoot> Roots(Unit unit) =>
        [.. All().Where(dataset => _models.ContainsKey((unit.Flavour, dataset.Name))).Select(dataset => new ClosedRoot(dataset.Name, dataset.Root, dataset.IsDocument))];

    private string Stamp(Unit unit)
    {
        using var stamp = new ContentStamp();
        stamp.Text(Toolchain.SdkVersion(layout.Serializers)).Text(unit.Target).Text(typeof(Closures).Assembly.ManifestModule.ModuleVersionId.ToString()).Text(string.Join(";", plan.Options.PackageSources));
        stamp.Folder(Path.GetDirectoryName(unit.ProjectFile)!).NuGetConfiguration(layout.Serializers);
        foreach (var name in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"])
        {
            stamp.File(Path.Combine(layout.Serializers, name));
        }

        stamp.File(layout.Worker + "Roundup.Contracts.dll").File(layout.Worker + "Roundup.Worker.dll");
        foreach (var model in _models.Where(model => model.Key.Flavour == unit.Flavour && (unit.Dataset is null || unit.Dataset.Name == model.Key.Dataset)).OrderBy(model => model.Key.Dataset, StringComparer.Ordinal))
        {
            stamp.Text(model.Key.Dataset).Text(model.Value.Stamp);
        }

        return stamp.Finish();
    }

    private bool IsUpToDate(Unit unit, string stamp) => File.Exists(AssemblyOf(unit)) && File.Exists(StampFile(unit)) && File.ReadAllText(StampFile(unit)) == stamp;

    private string FolderOf(Unit unit) => Path.Combine(layout.Units, unit.Name);

    private string AssemblyOf(Unit unit) => Path.Combine(FolderOf(unit), "bin", unit.Assembly + ".dll");

    private string StampFile(Unit unit) => Path.Combine(FolderOf(unit), "stamp.txt");
}
