using System.Diagnostics;
using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>The folder of one unit.</summary>
/// <param name="layout">Where units are kept.</param>
/// <param name="unit">The unit.</param>
/// <param name="stamp">All that it is built from.</param>
/// <param name="sources">The stamp of the run's package sources.</param>
internal sealed class UnitFolder(Layout layout, Unit unit, string stamp, string sources)
{
    /// <summary>
    /// How long a package that was missing counts as missing without asking again: every run would wait for all sources to say so.
    /// </summary>
    private static readonly TimeSpan s_missingFor = TimeSpan.FromMinutes(30);

    private readonly string _folder = Path.Combine(layout.Units, unit.Name);

    // What is written while the unit is being built is not in it.
    private readonly DateTimeOffset _time = DateTimeOffset.Now;

    /// <summary>The unit.</summary>
    public Unit Unit { get; } = unit;

    /// <summary>All that it is built from.</summary>
    public string Stamp { get; } = stamp;

    /// <summary>The executable assembly.</summary>
    public string Assembly => Path.Combine(Output, Unit.FileName);

    /// <summary>The folder of what is built.</summary>
    public string Output => Path.Combine(_folder, "bin");

    /// <summary>The folder of what restore and the compiler leave.</summary>
    public string Intermediate => Path.Combine(_folder, "obj");

    /// <summary>Whether all is there that the unit exists for.</summary>
    public bool IsBuilt => MissingPart is null;

    /// <summary>Datasets that the library's generator cannot take, with the compiler's message.</summary>
    public Dictionary<string, string> Excluded { get; private set; } = [];

    /// <summary>Datasets that the unit's flavour cannot take, with the reason.</summary>
    public IReadOnlyDictionary<string, string> Refused { get; init; } = new Dictionary<string, string>();

    /// <summary>All datasets that are not in it, with the reason.</summary>
    public IReadOnlyDictionary<string, string> Unsupported =>
        Refused.Concat(Excluded).DistinctBy(entry => entry.Key).ToDictionary(entry => entry.Key, entry => entry.Value);

    /// <summary>The package or tool that the unit lacks on this machine; null where nothing is missing or nobody knows yet.</summary>
    public string? Missing { get; set; }

    /// <summary>
    /// Whether what is missing is a package: to ask for one again takes time, and a tool that was just installed is seen at once.
    /// </summary>
    public bool LacksPackage { get; set; }

    /// <summary>Why it was not built, where it lacks nothing.</summary>
    public string? Failure { get; set; }

    /// <summary>What became of it where it was not built.</summary>
    public (Outcome Outcome, string? Reason) Lost => Missing is { } missing ? (Outcome.Unavailable, missing) : (Outcome.BuildFailed, Failure);

    private string? MissingPart => File.Exists(Assembly)
        ? Unit.Parts.FirstOrDefault(part => !Directory.EnumerateFiles(Output, part, SearchOption.AllDirectories).Any())
        : Unit.FileName;

    private string RecordFile => Path.Combine(_folder, "unit.json");

    /// <summary>
    /// Whether there is nothing to do: it is built, or a package was missing a moment ago. A tool that was missing and a build that
    /// failed are tried again each time: what was wrong may be mended outside of what is stamped.
    /// </summary>
    public bool Recall()
    {
        if (Read() is not { } record || record.Stamp != Stamp)
        {
            return false;
        }

        if (IsBuilt)
        {
            // The record's time moves on: a file that was only touched has not changed.
            Excluded = new(record.Unsupported);
            Remember();
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

    /// <summary>Whether packages could not be restored; keeps the reason.</summary>
    public bool FailsToRestore()
    {
        if (RestoreLog.Failure(Intermediate, out var isMissing) is not { } reason)
        {
            return false;
        }

        (Missing, LacksPackage, Failure) = (isMissing ? reason : null, isMissing, reason);
        return true;
    }

    /// <summary>Keeps the reason of a build that failed.</summary>
    public void FailedWith(IReadOnlyList<BuildError> errors)
    {
        Missing = errors.FirstOrDefault(error => error.Code == BuildError.Missing)?.ToString();
        Failure = errors.Count > 0 ? errors[0].ToString() : $"the build told no error and yet left no {MissingPart}";
    }

    /// <summary>After its build: finds out why, where it failed, and remembers how it ended.</summary>
    public async Task SettleAsync(MSBuild msbuild, string properties, CancellationToken cancellation)
    {
        if (!IsBuilt && !FailsToRestore())
        {
            FailedWith(await msbuild.ExplainAsync(Unit, properties, cancellation).ConfigureAwait(false));
        }

        Remember();
    }

    /// <summary>How the build ended, with the package that it resolved.</summary>
    public BuiltUnit Result(PackageSources given)
    {
        if (!IsBuilt)
        {
            var (outcome, reason) = Lost;
            return new BuiltUnit(Unit, Stamp, null, outcome, reason, null, null) { Unsupported = Unsupported };
        }

        var version = Unit.Package is null ? null : RestoreLog.Version(Intermediate, Unit.Package);

        // A native executable has no DLL of the library; the one that it was compiled from has.
        var library = Path.Combine(Unit.Target.Deployment == Deployment.NativeAot ? Path.Combine(_folder, "build") : Output, Unit.Package + ".dll");
        return new BuiltUnit(Unit, Stamp, Assembly, null, null, version, File.Exists(library) ? FileVersionInfo.GetVersionInfo(library).FileVersion : null)
        {
            Unsupported = Unsupported,
            Host = layout.HostOf(Unit.Target),
            PublishBytes = Unit.Target.IsPublished ? new DirectoryInfo(Output).EnumerateFiles("*", SearchOption.AllDirectories).Where(file => file.Extension is not (".pdb" or ".dbg")).Sum(file => file.Length) : null,
            IsFromPackageSource = Unit.Package is not null && given.Brought(Intermediate, Unit.Package),
        };
    }

    /// <summary>Makes room for a new build.</summary>
    public void Clear()
    {
        Directory.CreateDirectory(Output);
        if (Unit.Target.IsPublished || Unit.IsRuntime)
        {
            // Its size counts, and a runtime is whole: what an earlier build left must not be in it.
            Directory.Delete(Output, recursive: true);
            Directory.CreateDirectory(Output);
        }

        File.Delete(Assembly);
        File.Delete(RecordFile);
    }

    /// <summary>Remembers how the build ended.</summary>
    public void Remember()
    {
        (Outcome Outcome, string? Reason)? lost = IsBuilt ? null : Lost;
        new UnitRecord(Stamp, sources, Unit.Library?.PackageVersion, lost?.Outcome, lost?.Reason, LacksPackage, Unsupported, _time).Write(RecordFile);
    }

    /// <summary>What is remembered of the last build; null where nothing is.</summary>
    public UnitRecord? Read() => UnitRecord.Read(RecordFile);
}
