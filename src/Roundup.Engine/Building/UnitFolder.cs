using System.Diagnostics;
using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>The folder of one unit.</summary>
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

    private readonly string _folder = Path.Combine(layout.Units, unit.Name);

    // Taken before the build: sources that are written during it count as changed.
    private readonly DateTimeOffset _time = DateTimeOffset.Now;

    /// <summary>The unit.</summary>
    public Unit Unit { get; } = unit;

    /// <summary>The content stamp of all that it is built from.</summary>
    public string Stamp { get; } = stamp;

    /// <summary>The executable assembly.</summary>
    public string Assembly => Path.Combine(Output, Unit.FileName);

    /// <summary>The folder of the build output.</summary>
    public string Output => Path.Combine(_folder, "bin");

    /// <summary>The folder of the intermediate output.</summary>
    public string Intermediate => Path.Combine(_folder, "obj");

    /// <summary>Whether its output is complete.</summary>
    public bool IsBuilt => MissingPart is null;

    /// <summary>Datasets that the library's generator does not support, with the compiler's message.</summary>
    public Dictionary<string, string> Excluded { get; private set; } = [];

    /// <summary>Datasets that the unit's flavour does not support, with the reason.</summary>
    public IReadOnlyDictionary<string, string> Refused { get; init; } = new Dictionary<string, string>();

    /// <summary>All datasets that are not in it, with the reason.</summary>
    public IReadOnlyDictionary<string, string> Unsupported =>
        Refused.Concat(Excluded).DistinctBy(entry => entry.Key).ToDictionary(entry => entry.Key, entry => entry.Value);

    /// <summary>The package or tool that the unit lacks on this machine; null where nothing is missing, or not known yet.</summary>
    public string? Missing { get; set; }

    /// <summary>
    /// Whether what is missing is a package. Only that is remembered: restoring again takes time, while looking for a tool does not.
    /// </summary>
    public bool LacksPackage { get; set; }

    /// <summary>Why it was not built, where nothing is missing.</summary>
    public string? Failure { get; set; }

    /// <summary>The outcome of a unit that was not built.</summary>
    public (Outcome Outcome, string? Reason) FailureOutcome =>
        Missing is { } missing ? (Outcome.Unavailable, missing) : (Outcome.BuildFailed, Failure);

    private string? MissingPart => File.Exists(Assembly)
        ? Unit.Parts.FirstOrDefault(part => !Directory.EnumerateFiles(Output, part, SearchOption.AllDirectories).Any())
        : Unit.FileName;

    private string RecordFile => Path.Combine(_folder, "unit.json");

    /// <summary>
    /// Whether the last build can be reused: it succeeded, or a package was missing a short time ago. A build that failed or lacked a
    /// tool is always tried again: the cause may have been fixed outside of what the stamp covers.
    /// </summary>
    public bool TryReuse()
    {
        if (ReadRecord() is not { } record || record.Stamp != Stamp)
        {
            return false;
        }

        if (IsBuilt)
        {
            // Updates the record's time: a file whose time changed but not its content does not count as changed.
            Excluded = new(record.Unsupported);
            WriteRecord();
            return true;
        }

        if (!record.LacksPackage || _time - record.Time >= s_missingFor)
        {
            return false;
        }

        Missing = record.Reason;
        LacksPackage = true;
        return true;
    }

    /// <summary>Whether packages could not be restored; records the reason.</summary>
    public bool FailsToRestore()
    {
        if (RestoreLog.Failure(Intermediate, out var isMissing) is not { } reason)
        {
            return false;
        }

        (Missing, LacksPackage, Failure) = (isMissing ? reason : null, isMissing, reason);
        return true;
    }

    /// <summary>Records the reason of a build that failed.</summary>
    public void RecordErrors(IReadOnlyList<BuildError> errors)
    {
        Missing = errors.FirstOrDefault(error => error.Code == BuildError.Missing)?.ToString();
        Failure = errors.Count > 0 ? errors[0].ToString() : $"the build reported no error but did not produce {MissingPart}";
    }

    /// <summary>After its build: determines why it failed, if it did, and records the result.</summary>
    public async Task CompleteAsync(MSBuild msbuild, string properties, CancellationToken cancellation)
    {
        if (!IsBuilt && !FailsToRestore())
        {
            RecordErrors(await msbuild.BuildForErrorsAsync(Unit, properties, cancellation).ConfigureAwait(false));
        }

        WriteRecord();
    }

    /// <summary>The result of the build, with the package version that it resolved.</summary>
    public BuiltUnit Result(PackageSources given)
    {
        if (!IsBuilt)
        {
            var (outcome, reason) = FailureOutcome;
            return new BuiltUnit(Unit, Stamp, null, outcome, reason, null, null) { Unsupported = Unsupported };
        }

        var version = Unit.Package is null ? null : RestoreLog.Version(Intermediate, Unit.Package);

        // A native executable has no DLL of the library; the one that it was compiled from has.
        var libraryFolder = Unit.Target.Deployment == Deployment.NativeAot ? Path.Combine(_folder, "build") : Output;
        var library = Path.Combine(libraryFolder, Unit.Package + ".dll");
        var fileVersion = File.Exists(library) ? FileVersionInfo.GetVersionInfo(library).FileVersion : null;
        return new BuiltUnit(Unit, Stamp, Assembly, null, null, version, fileVersion)
        {
            Unsupported = Unsupported,
            Host = layout.HostOf(Unit.Target),
            DeployedBytes = Unit.Target.IsPublished ? DeployedSize() : null,
            IsFromPackageSource = Unit.Package is not null && given.Provided(Intermediate, Unit.Package),
        };
    }

    /// <summary>Deletes what an earlier build must not leave to a new one.</summary>
    public void Clear()
    {
        Directory.CreateDirectory(Output);
        if (Unit.Target.IsPublished || Unit.IsRuntime)
        {
            // The size of the folder is measured, and a runtime must be complete: files of an earlier build must not be in it.
            Directory.Delete(Output, recursive: true);
            Directory.CreateDirectory(Output);
        }

        File.Delete(Assembly);
        File.Delete(RecordFile);
    }

    /// <summary>Writes the result of the build to the record.</summary>
    public void WriteRecord()
    {
        (Outcome Outcome, string? Reason)? failure = IsBuilt ? null : FailureOutcome;
        var record = new UnitRecord(
            Stamp,
            sources,
            Unit.Library?.PackageVersion,
            failure?.Outcome,
            failure?.Reason,
            LacksPackage,
            Unsupported,
            _time);
        record.Write(RecordFile);
    }

    /// <summary>The record of the last build; null where there is none.</summary>
    public UnitRecord? ReadRecord() => UnitRecord.Read(RecordFile);

    private long DeployedSize() => new DirectoryInfo(Output)
        .EnumerateFiles("*", SearchOption.AllDirectories)
        .Where(file => file.Extension is not (".pdb" or ".dbg"))
        .Sum(file => file.Length);
}
