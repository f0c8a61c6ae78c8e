using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>The result of building a unit.</summary>
/// <param name="Unit">The unit.</param>
/// <param name="Stamp">The content stamp of what it was built from, but for the models: it changes with the code.</param>
/// <param name="Assembly">The executable assembly; null where the build failed.</param>
/// <param name="Outcome">Unavailable, Unsupported or BuildFailed; null where it was built.</param>
/// <param name="Reason">Why it was not built.</param>
/// <param name="Version">The package's version as resolved.</param>
/// <param name="FileVersion">The file version of the library's DLL.</param>
public sealed record BuiltUnit(
    Unit Unit,
    string Stamp,
    string? Assembly,
    Outcome? Outcome,
    string? Reason,
    string? Version,
    string? FileVersion)
{
    /// <summary>Whether the package came from a source that the user gave for this run.</summary>
    public bool IsFromPackageSource { get; init; }

    /// <summary>When the resolved version was packed; null where that is not known.</summary>
    public DateOnly? Released { get; init; }

    /// <summary>Packages in another version than the requested one; null where there are none.</summary>
    public OtherVersion? Other { get; init; }

    /// <summary>The program that runs the assembly; null where the assembly is itself a program.</summary>
    public string? Host { get; init; }

    /// <summary>The deployed size in bytes, without symbols; null for what runs as it was built.</summary>
    public long? DeployedBytes { get; init; }

    /// <summary>The SHA-256 of each file of its output, by path; empty where it was not built.</summary>
    public IReadOnlyDictionary<string, string> Files { get; init; } = new Dictionary<string, string>();

    /// <summary>The datasets that it was built for, with the stamps of their models.</summary>
    public IReadOnlyDictionary<string, string> Models { get; init; } = new Dictionary<string, string>();

    /// <summary>Datasets that are not in it, with the reason: the flavour or the library's own generator does not support them.</summary>
    public IReadOnlyDictionary<string, string> Unsupported { get; init; } = new Dictionary<string, string>();

    /// <summary>
    /// Names the files of packages beside its own, by their content: it changes with the version of any package, also of one that the
    /// library depends on, and not when the unit is built again.
    /// </summary>
    public string LibrariesStamp => string.Join(
        '\n',
        Files
            .Where(file => !Path.GetFileName(file.Key).StartsWith("Roundup.", StringComparison.Ordinal))
            .OrderBy(file => file.Key, StringComparer.Ordinal)
            .Select(file => $"{file.Key} {file.Value}"));

    /// <summary>The content stamp of what it was built from for one dataset: others may be added later.</summary>
    public string StampOf(string dataset)
    {
        using var stamp = new ContentStamp();
        return stamp.Text(Stamp).Text(Models.GetValueOrDefault(dataset)).Finish();
    }

    /// <summary>A file of its output that somebody has changed since it was built; null where there is none.</summary>
    public string? ChangedFile() => Assembly is null ? null : FileHashes.Changed(Path.GetDirectoryName(Assembly)!, Files);
}
