using System.Diagnostics;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Units;

// The folder of one unit. A build writes to the staging folder new, which then becomes bin: bin contains the output of a complete build,
// and the record the hash of each file.
internal sealed class UnitFolder(RepositoryLayout layout, BuildUnit unit, string stamp, string sources)
{
    // The time for which a missing package is not looked for again, since a restore waits for all package sources.
    private static readonly TimeSpan s_missingFor = TimeSpan.FromMinutes(30);

    private const int MaxFallbacks = 4;

    private int _fallbacks;

    private bool _needsAll;

    private readonly string _folder = Path.Combine(layout.Units, unit.Name);

    // The time before the build: source files that are written during the build count as changed.
    private DateTimeOffset _time = DateTimeOffset.Now;

    private RestoredLibrary? _restored;
    private IReadOnlyDictionary<string, string> _files = new Dictionary<string, string>();
    private IReadOnlyDictionary<string, string> _compiled = new Dictionary<string, string>();
    private IReadOnlyDictionary<string, IReadOnlyList<string>> _diagnostics = new Dictionary<string, IReadOnlyList<string>>();

    public BuildUnit Unit { get; } = unit;

    public string Stamp { get; } = stamp;

    public string SourcesStamp { get; init; } = "";

    // The file that the project imports; the project file itself for a runtime, whose project is generated.
    public string Properties => Unit.IsRuntime ? Unit.ProjectFile : Path.Combine(_folder, "unit.props");

    public string Assembly => Path.Combine(Output, Unit.MainFile);

    public string Output => Path.Combine(_folder, "bin");

    public string Staging => StagingIn(_folder);

    // The output of referenced projects, whose own folders are not touched.
    public string References => Path.Combine(_folder, "references");

    // The output of the compiler where the unit is then published.
    public string CompiledFolder => Path.Combine(_folder, "build");

    public string Intermediate => Path.Combine(_folder, "obj");

    public string CompilerLog => Path.Combine(Intermediate, "compiler.sarif");

    // The files of CompilerDiagnostics.Configuration; none for a unit without a library.
    public IReadOnlyList<(string Path, string Text)> AnalyzerConfiguration => Unit.Library is null ? []
        : [.. CompilerDiagnostics.Configuration.Select(file => (Path.Combine(layout.Models, file.Name), file.Text))];

    public bool IsBuilt { get; private set; }

    // The datasets of this run, and those of earlier runs that are kept, with the stamps of their models.
    public Dictionary<string, string> Models { get; init; } = [];

    public IReadOnlyCollection<string> Included => [.. Models.Keys.Except(Excluded.Keys)];

    // Datasets that the library's source generator does not support, with the reason.
    public Dictionary<string, BuildReason> Excluded { get; } = [];

    // Datasets that the unit's flavour does not support, with the reason.
    public IReadOnlyDictionary<string, BuildReason> Refused { get; init; } = new Dictionary<string, BuildReason>();

    public IReadOnlyDictionary<string, BuildReason> Unsupported =>
        Refused.Concat(Excluded).DistinctBy(entry => entry.Key).ToDictionary(entry => entry.Key, entry => entry.Value);

    // Whether a package is missing, and not a tool. Only a missing package is remembered: a restore takes time, while looking for a tool
    // takes none.
    public bool LacksPackage { get; set; }

    // What the compiler of NativeAOT warned of in the library and its dependencies, in the last build.
    public int AotWarnings { get; set; }

    // The version that replaces the requested one; null where the sources have the requested version.
    public FallbackVersion? Fallback { get; private set; }

    // The reason why the build failed, and the outcome of the cases; null before a build and after a successful one.
    public (Outcome Outcome, BuildReason Reason)? Failure { get; set; }

    private string? MissingFile => File.Exists(Path.Combine(Staging, Unit.MainFile))
        ? Unit.RequiredFiles.FirstOrDefault(file => !Directory.EnumerateFiles(Staging, file, SearchOption.AllDirectories).Any())
        : Unit.MainFile;

    private string RecordFile => Path.Combine(_folder, "unit.json");

    public static string StagingIn(string folder) => Path.Combine(folder, "new");

    // Whether the last build can be reused: it succeeded and its files are unchanged, or a package was missing a short time ago. A build
    // that failed or lacked a tool is always repeated, since the stamp does not cover every cause. So is a build that refers to projects
    // whose files are not all known.
    public bool TryReuse()
    {
        if (ReadRecord() is not { } record || record.Stamp != Stamp || !ReferencedProjects.AreKnown(Unit.ProjectFile))
        {
            return false;
        }

        // The sources may have the requested version by now.
        if (record.Restored?.Fallback is { IsNewest: true } && _time - record.Time >= s_missingFor)
        {
            return false;
        }

        if (record.Outcome is null && Models.All(record.Models.Contains) && ContentHash.FirstChange(Output, record.Files) is null)
        {
            // The record gets a new time: a source file that is newer but has the same content does not count as changed.
            (IsBuilt, _restored, _files, _compiled) = (true, record.Restored, record.Files, record.Compiled);
            (AotWarnings, _diagnostics) = (record.AotWarnings, record.Diagnostics);
            KeepDatasets(record, record.Models.ContainsKey);
            _time = record.Restored?.Fallback is { IsNewest: true } ? record.Time : _time;
            WriteRecord();
            return true;
        }

        if (!record.LacksPackage || _time - record.Time >= s_missingFor)
        {
            return false;
        }

        Failure = (Outcome.Unavailable, record.Reason!);
        LacksPackage = true;
        return true;
    }

    // Keeps the datasets of earlier runs whose models have not changed, those that the unit does not support included.
    // stampOf: the present stamp of a dataset's model; null where the model is gone.
    public void KeepDatasets(Func<string, string?> stampOf)
    {
        if (ReadRecord() is { Outcome: null } record && record.Stamp == Stamp)
        {
            KeepDatasets(record, dataset => stampOf(dataset) == record.Models[dataset]);
        }
    }

    // Deletes the files of an earlier build, which may have been killed while it wrote a file.
    public void Prepare()
    {
        Directory.CreateDirectory(_folder);
        File.Delete(RecordFile);
        Delete(Intermediate);
        Delete(CompiledFolder);
        Delete(References);
    }

    // Empties the staging folder before a build: the last build may have left out a dataset.
    public void ClearStaging()
    {
        Delete(Staging);
        Directory.CreateDirectory(Staging);
    }

    // Moves the output of a build without errors from the staging folder into its place; false where a file is missing.
    public bool MoveIntoPlace(PackageSources additional)
    {
        if (MissingFile is { } missing)
        {
            Failure = (Outcome.BuildFailed, new($"the build reported no error but did not produce {missing}"));
            return false;
        }

        _restored = Unit.Package is { } package
            ? Restored(package, additional)
            : ReferencedProjects.VersionOf(Unit.ProjectFile, Staging) is { } source ? new(source, null, false, null, null)
            : null;
        _files = ContentHash.OfFolder(Staging);
        _compiled = Unit.Target.Deployment == Deployment.NativeAot ? ContentHash.OfFolder(CompiledFolder) : [];
        _diagnostics = CompilerDiagnostics.Read(CompilerLog, DatasetOf);
        Delete(Output);
        Directory.Move(Staging, Output);
        return IsBuilt = true;
    }

    // Chooses another version after a failed restore; false where no other version is left to try.
    public bool TryFallbackVersion(PackageSources additional)
    {
        if (_fallbacks == MaxFallbacks)
        {
            return false;
        }

        if (Fallback is { Omitted: [_, ..] omitted })
        {
            // A native executable may need the code that a generator writes: without it, nothing is known of the row.
            if ((MissingFile is null || Unit.Target.Deployment == Deployment.NativeAot)
                && omitted.All(tool => RestoreLog.IsBuildTool(Intermediate, tool)))
            {
                return false;
            }

            Fallback = Fallback.Packages.Count > 0 ? Fallback with { Omitted = [] } : null;
            return _needsAll = true;
        }

        var tooOld = RestoreLog.TooOld(Intermediate);
        if (!_needsAll && FallbackVersion.Without(Unit, tooOld, Fallback) is { } without)
        {
            Fallback = without;
            return true;
        }

        var resolved = Unit.Package is { } package ? RestoreLog.Restored(Intermediate, package)?.Version : null;
        var next = FallbackVersion.Of(Unit, tooOld, additional, Fallback, resolved);
        Fallback = next ?? Fallback;
        _fallbacks++;
        return next is not null;
    }

    // Whether packages could not be restored; if so, records the reason.
    public bool TryRecordRestoreFailure()
    {
        if (RestoreLog.Failure(Intermediate) is not { } failure)
        {
            return false;
        }

        (Failure, LacksPackage) = ((failure.Outcome, new(failure.Reason)), failure.Outcome == Outcome.Unavailable);
        return true;
    }

    public void RecordErrors(IReadOnlyList<BuildError> errors)
    {
        var lacking = errors.FirstOrDefault(error => error.Code == BuildError.Missing);
        Failure = lacking is not null ? (Outcome.Unavailable, new(lacking.ToString()))
            : errors.Count > 0 ? (Outcome.BuildFailed, ReasonOf(errors[0]))
            : Failure ?? (Outcome.BuildFailed, new("the build failed without an error message"));
    }

    // The reason that an error gives: in generated code without its place, which a user never sees; the message names the type or member.
    // dataset: the dataset that the error concerns; null where only the error's file shows which.
    public BuildReason ReasonOf(BuildError error, string? dataset = null)
    {
        var inModel = DatasetOf(error.File);
        var isGenerated = inModel is not null || Path.GetDirectoryName(error.File) == _folder;
        if (error.Code.Length == 0 || error.Code == BuildError.GeneratorFailed || !(isGenerated || error.IsInGeneratorsCode))
        {
            return new(error.ToString());
        }

        if (!error.IsFromCompiler)
        {
            return new(error.Cause, error.ToString());
        }

        dataset ??= inModel ?? Unit.Dataset?.Name;
        var place = dataset is null ? "" : $" for {dataset}";
        var code = isGenerated ? $"generated code of flavour {Unit.Flavour}" : "code of the library's source generator";
        return new($"the {code} does not compile{place} ({error.Cause})", error.ToString());
    }

    // The dataset whose model a file belongs to; null for other files.
    private string? DatasetOf(string file) =>
        Path.GetRelativePath(layout.Models, file).Split(Path.DirectorySeparatorChar) is [not "..", var folder, _, ..]
            ? folder.Split('.')[0] : null;

    public BuiltUnit Result()
    {
        if (!IsBuilt)
        {
            var (outcome, reason) = Failure!.Value;
            return new BuiltUnit(Unit, Stamp, null, outcome, reason, null, null) { Models = Models, Unsupported = Unsupported };
        }

        return new BuiltUnit(Unit, Stamp, Assembly, null, null, _restored?.Version, _restored?.FileVersion)
        {
            Models = Models,
            Unsupported = Unsupported,
            Host = layout.HostOf(Unit.Target),
            DeployedBytes = Unit.Target.IsPublished ? DeployedSize() : null,
            IsFromPackageSource = _restored?.IsFromPackageSource == true,
            Source = _restored?.Source,
            SourcesStamp = SourcesStamp,
            Files = _files,
            Compiled = _compiled,
            Released = _restored?.Released,
            Fallback = _restored?.Fallback,
            AotWarnings = Unit.Target.Deployment == Deployment.NativeAot ? AotWarnings : null,
            Diagnostics = _diagnostics,
        };
    }

    public void WriteRecord()
    {
        (Outcome Outcome, BuildReason Reason)? failure = IsBuilt ? null : Failure!.Value;
        if (failure is not null)
        {
            Delete(Output);
            Delete(Staging);
        }

        new UnitRecord(
            Stamp,
            sources,
            Unit.Library?.PackageVersion,
            failure?.Outcome,
            failure?.Reason,
            LacksPackage,
            Models,
            Unsupported,
            _restored,
            _files,
            _compiled,
            AotWarnings,
            _diagnostics,
            _time).Write(RecordFile);
    }

    // The record of the last build; null where there is none.
    public UnitRecord? ReadRecord() => UnitRecord.Read(RecordFile);

    private void KeepDatasets(UnitRecord record, Func<string, bool> isCurrent)
    {
        foreach (var (dataset, stamp) in record.Models.Where(model => isCurrent(model.Key)))
        {
            Models[dataset] = stamp;
        }

        // A model that has changed was never refused.
        var unchanged = Models.Where(record.Models.Contains).Select(model => model.Key);
        foreach (var (dataset, reason) in record.Unsupported.IntersectBy(unchanged, entry => entry.Key))
        {
            Excluded[dataset] = reason;
        }
    }

    private static void Delete(string folder)
    {
        if (Directory.Exists(folder))
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private RestoredLibrary Restored(string package, PackageSources additional)
    {
        var restored = RestoreLog.Restored(Intermediate, package);
        var isAdditional = additional.Provided(restored?.Folder);

        // A package that the user built has the date of its build.
        var released = isAdditional ? null : PackageDate.Read(restored?.Folder);

        // What is missing of the packages of the user's settings is not missing of the library.
        var fallback = Unit.SettingsFile is null ? Fallback : Fallback is null ? null
            : Fallback with { Omitted = [.. Fallback.Omitted.Where(tool => RestoreLog.Needs(Intermediate, package, tool))] };
        return new(restored?.Version, FileVersion(package), isAdditional, released, fallback)
        {
            Source = PackageSources.SourceOf(restored?.Folder) is { } source ? SourceName.Stored(source) : null,
        };
    }

    private string? FileVersion(string package)
    {
        // A native executable has no DLL of the library; the output that it was compiled from has one.
        var folder = Unit.Target.Deployment == Deployment.NativeAot ? CompiledFolder : Staging;
        var library = Path.Combine(folder, package + ".dll");
        return File.Exists(library) ? FileVersionInfo.GetVersionInfo(library).FileVersion : null;
    }

    private long DeployedSize() => new DirectoryInfo(Output)
        .EnumerateFiles("*", SearchOption.AllDirectories)
        .Where(file => file.Extension is not (".pdb" or ".dbg"))
        .Sum(file => file.Length);
}
