using System.Diagnostics;
using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>
/// The folder of one unit. It is built aside, in <c>new</c>, and moved into place whole: what is in <c>bin</c> is what a build that came to
/// its end has left there, and its record has the hash of each file.
/// </summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="unit">The unit.</param>
/// <param name="stamp">The content stamp of all that it is built from.</param>
/// <param name="sources">The stamp of the run's package sources.</param>
internal sealed class UnitFolder(Layout layout, Unit unit, string stamp, string sources)
{
    /// <summary>
    /// How long a missing package counts as missing without another restore, which waits for all package sources.
    /// </summary>
    private static readonly TimeSpan s_missingFor = TimeSpan.FromMinutes(30);

    /// <summary>How often a unit is restored with another version of what it lacks.</summary>
    private const int MostOtherVersions = 4;

    private int _otherVersions;

    private readonly string _folder = Path.Combine(layout.Units, unit.Name);

    // Taken before the build: sources that are written during it count as changed.
    private DateTimeOffset _time = DateTimeOffset.Now;

    private RestoredLibrary? _restored;
    private IReadOnlyDictionary<string, string> _files = new Dictionary<string, string>();

    /// <summary>The unit.</summary>
    public Unit Unit { get; } = unit;

    /// <summary>The content stamp of all that it is built from.</summary>
    public string Stamp { get; } = stamp;

    /// <summary>The file that its project imports; a runtime's project is itself written for it.</summary>
    public string Properties => Unit.IsRuntime ? Unit.ProjectFile : Path.Combine(_folder, "unit.props");

    /// <summary>The executable assembly.</summary>
    public string Assembly => Path.Combine(Output, Unit.FileName);

    /// <summary>The folder of the output of the last build that came to its end.</summary>
    public string Output => Path.Combine(_folder, "bin");

    /// <summary>The folder that the output of a build is written to.</summary>
    public string Aside => AsideIn(_folder);

    /// <summary>The folder of the output of projects that its project refers to, whose own folders stay as they are.</summary>
    public string References => Path.Combine(_folder, "references");

    /// <summary>The folder of the intermediate output.</summary>
    public string Intermediate => Path.Combine(_folder, "obj");

    /// <summary>Whether its output is complete and in its place.</summary>
    public bool IsBuilt { get; private set; }

    /// <summary>The datasets that it must have, with the stamps of their models; after a build also those that it has besides.</summary>
    public Dictionary<string, string> Models { get; init; } = [];

    /// <summary>The datasets that are compiled into it.</summary>
    public IReadOnlyCollection<string> Included => [.. Models.Keys.Except(Excluded.Keys)];

    /// <summary>Datasets that the library's generator does not support, with the compiler's message.</summary>
    public Dictionary<string, string> Excluded { get; } = [];

    /// <summary>Datasets that the unit's flavour does not support, with the reason.</summary>
    public IReadOnlyDictionary<string, string> Refused { get; init; } = new Dictionary<string, string>();

    /// <summary>All datasets that are not in it, with the reason.</summary>
    public IReadOnlyDictionary<string, string> Unsupported =>
        Refused.Concat(Excluded).DistinctBy(entry => entry.Key).ToDictionary(entry => entry.Key, entry => entry.Value);

    /// <summary>
    /// Whether what is missing is a package. Only that is remembered: restoring again takes time, while looking for a tool does not.
    /// </summary>
    public bool LacksPackage { get; set; }

    /// <summary>Packages that are restored in another version than the requested one; null where the sources have that.</summary>
    public OtherVersion? Other { get; private set; }

    /// <summary>Why it was not built, and the outcome of its cases; null where it was, or not tried yet.</summary>
    public (Outcome Outcome, string Reason)? Failure { get; set; }

    private string? MissingPart => File.Exists(Path.Combine(Aside, Unit.FileName))
        ? Unit.Parts.FirstOrDefault(part => !Directory.EnumerateFiles(Aside, part, SearchOption.AllDirectories).Any())
        : Unit.FileName;

    private string RecordFile => Path.Combine(_folder, "unit.json");

    /// <summary>The folder, within a unit's, that the output of a build is written to.</summary>
    public static string AsideIn(string folder) => Path.Combine(folder, "new");

    /// <summary>
    /// Whether the last build can be reused: it succeeded and nobody has changed its files since, or a package was missing a short time
    /// ago. A build that failed or lacked a tool is always tried again: the cause may have been fixed outside of what the stamp covers. So
    /// is one of referenced projects whose files are not all known.
    /// </summary>
    public bool TryReuse()
    {
        if (ReadRecord() is not { } record || record.Stamp != Stamp || !ReferencedProjects.AreKnown(Unit.ProjectFile))
        {
            return false;
        }

        // What a source lacked it may have by now.
        if (record.Restored?.Other is { IsNewest: true } && _time - record.Time >= s_missingFor)
        {
            return false;
        }

        if (record.Outcome is null && Models.All(record.Models.Contains) && FileHashes.Changed(Output, record.Files) is null)
        {
            // Updates the record's time: a file whose time changed but not its content does not count as changed.
            (IsBuilt, _restored, _files) = (true, record.Restored, record.Files);
            Keep(record, record.Models.ContainsKey);
            _time = record.Restored?.Other is { IsNewest: true } ? record.Time : _time;
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

    /// <summary>
    /// Before a build for more datasets: keeps those that it was built with, or could not be, for as long as the models are the same.
    /// </summary>
    /// <param name="stampOf">The stamp of a dataset's model now; null where there is none.</param>
    public void Keep(Func<string, string?> stampOf)
    {
        if (ReadRecord() is { Outcome: null } record && record.Stamp == Stamp)
        {
            Keep(record, dataset => stampOf(dataset) == record.Models[dataset]);
        }
    }

    /// <summary>Before its first build: deletes what an earlier one left, which may have been killed in the middle of a file.</summary>
    public void Prepare()
    {
        Directory.CreateDirectory(_folder);
        File.Delete(RecordFile);
        Delete(Intermediate);
        Delete(Path.Combine(_folder, "build"));
        Delete(References);
    }

    /// <summary>Before each build: deletes the output that the last one wrote aside, which may lack a dataset.</summary>
    public void Clear()
    {
        Delete(Aside);
        Directory.CreateDirectory(Aside);
    }

    /// <summary>After a build without an error: moves its output into its place, where it is complete.</summary>
    /// <param name="given">The package sources.</param>
    /// <returns>Whether it is.</returns>
    public bool Take(PackageSources given)
    {
        if (MissingPart is { } missing)
        {
            Failure = (Outcome.BuildFailed, $"the build reported no error but did not produce {missing}");
            return false;
        }

        _restored = Unit.Package is { } package
            ? Restored(package, given)
            : SourceVersion.Of(Unit.ProjectFile, Aside) is { } source ? new(source, null, false, null, null)
            : null;
        _files = FileHashes.Of(Aside);
        Delete(Output);
        Directory.Move(Aside, Output);
        return IsBuilt = true;
    }

    /// <summary>Whether the restore failed, and the unit can be written and restored again with another version.</summary>
    public bool TakesOtherVersion(PackageSources given)
    {
        if (_otherVersions == MostOtherVersions)
        {
            return false;
        }

        var resolved = Unit.Package is { } package ? RestoreLog.Restored(Intermediate, package)?.Version : null;
        var other = OtherVersion.Of(Unit, RestoreLog.TooOld(Intermediate), given, Other, resolved);
        Other = other ?? Other;
        _otherVersions++;
        return other is not null;
    }

    /// <summary>Whether packages could not be restored; records the reason.</summary>
    public bool FailsToRestore()
    {
        if (RestoreLog.Failure(Intermediate) is not { } failure)
        {
            return false;
        }

        (Failure, LacksPackage) = (failure, failure.Outcome == Outcome.Unavailable);
        return true;
    }

    /// <summary>Records the reason of a build that failed.</summary>
    public void RecordErrors(IReadOnlyList<BuildError> errors)
    {
        var lacking = errors.FirstOrDefault(error => error.Code == BuildError.Missing);
        Failure = lacking is not null ? (Outcome.Unavailable, lacking.ToString())
            : errors.Count > 0 ? (Outcome.BuildFailed, ReasonOf(errors[0]))
            : Failure ?? (Outcome.BuildFailed, "the build failed without an error message");
    }

    /// <summary>An error as a reason: a user can do nothing about what the compiler says of code that Roundup generated.</summary>
    /// <param name="error">The error.</param>
    /// <param name="dataset">The dataset that it is about; null where only its file tells.</param>
    public string ReasonOf(BuildError error, string? dataset = null)
    {
        var inModels = Path.GetRelativePath(layout.Models, error.File).Split(Path.DirectorySeparatorChar);
        var isModel = inModels.Length > 2 && inModels[0] != "..";
        var isGenerated = isModel || Path.GetDirectoryName(error.File) == _folder;
        if (!error.IsOfCompiler || !isGenerated)
        {
            return error.ToString();
        }

        dataset ??= isModel ? inModels[1] : Unit.Dataset?.Name;
        var place = dataset is null ? "" : $" for {dataset}";
        return BuildReason.Of($"the generated code of flavour {Unit.Flavour} does not compile{place}", error.ToString());
    }

    /// <summary>The result of the build, with the package version that it resolved.</summary>
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
            Files = _files,
            Released = _restored?.Released,
            Other = _restored?.Other,
        };
    }

    /// <summary>Writes the result of the build to the record, and deletes what nobody will use.</summary>
    public void WriteRecord()
    {
        (Outcome Outcome, string Reason)? failure = IsBuilt ? null : Failure!.Value;
        if (failure is not null)
        {
            Delete(Output);
            Delete(Aside);
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
            _time).Write(RecordFile);
    }

    /// <summary>The record of the last build; null where there is none.</summary>
    public UnitRecord? ReadRecord() => UnitRecord.Read(RecordFile);

    private void Keep(UnitRecord record, Func<string, bool> isCurrent)
    {
        foreach (var (dataset, stamp) in record.Models.Where(model => isCurrent(model.Key)))
        {
            Models[dataset] = stamp;
        }

        foreach (var (dataset, reason) in record.Unsupported.Where(entry => Models.ContainsKey(entry.Key)))
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

    private RestoredLibrary Restored(string package, PackageSources given)
    {
        var restored = RestoreLog.Restored(Intermediate, package);
        var isGiven = given.Provided(restored?.Folder);

        // What was packed from source has the date of that day.
        var released = isGiven ? null : PackageDate.Of(restored?.Folder);
        return new(restored?.Version, FileVersion(package), isGiven, released, Other);
    }

    private string? FileVersion(string package)
    {
        // A native executable has no DLL of the library; the one that it was compiled from has.
        var folder = Unit.Target.Deployment == Deployment.NativeAot ? Path.Combine(_folder, "build") : Aside;
        var library = Path.Combine(folder, package + ".dll");
        return File.Exists(library) ? FileVersionInfo.GetVersionInfo(library).FileVersion : null;
    }

    private long DeployedSize() => new DirectoryInfo(Output)
        .EnumerateFiles("*", SearchOption.AllDirectories)
        .Where(file => file.Extension is not (".pdb" or ".dbg"))
        .Sum(file => file.Length);
}
