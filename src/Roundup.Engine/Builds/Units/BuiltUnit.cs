using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Units;

/// <summary>A unit after its build.</summary>
/// <param name="Unit">The unit.</param>
/// <param name="Stamp">The content stamp of everything that the unit was built from, except the models.</param>
/// <param name="Assembly">The executable assembly; null where the build failed.</param>
/// <param name="Outcome">Unavailable, Unsupported or BuildFailed; null where the build succeeded.</param>
/// <param name="Reason">The reason why the build did not succeed; null where it did.</param>
/// <param name="Version">The resolved version of the package.</param>
/// <param name="FileVersion">The file version of the library's DLL.</param>
internal sealed record BuiltUnit(
    BuildUnit Unit,
    string Stamp,
    string? Assembly,
    Outcome? Outcome,
    BuildReason? Reason,
    string? Version,
    string? FileVersion)
{
    /// <summary>Whether the package came from a source of the option --package-source.</summary>
    public bool IsFromPackageSource { get; init; }

    /// <summary>The package source that the package came from, as NuGet recorded it; null where it is unknown.</summary>
    public string? Source { get; init; }

    /// <summary>The day on which the resolved version was released; null where the day is unknown.</summary>
    public DateOnly? Released { get; init; }

    /// <summary>The version that replaced the requested one; null where the requested version was restored.</summary>
    public FallbackVersion? Fallback { get; init; }

    /// <summary>The program that runs the assembly; null where the assembly is a program itself.</summary>
    public string? Host { get; init; }

    /// <summary>The size of the published output without symbols, in bytes; null where the unit is not published.</summary>
    public long? DeployedBytes { get; init; }

    /// <summary>What the compiler of NativeAOT warned of in the library and its dependencies; null for other targets.</summary>
    public int? AotWarnings { get; init; }

    /// <summary>The SHA-256 of each file of the output, by path; empty where there is no output.</summary>
    public IReadOnlyDictionary<string, string> Files { get; init; } = new Dictionary<string, string>();

    /// <summary>The SHA-256 of each file that a native executable was compiled from; empty for other targets.</summary>
    public IReadOnlyDictionary<string, string> Compiled { get; init; } = new Dictionary<string, string>();

    /// <summary>The datasets for which the unit was built, with the stamps of their models.</summary>
    public IReadOnlyDictionary<string, string> Models { get; init; } = new Dictionary<string, string>();

    /// <summary>Datasets that the flavour or the library's own generator does not support, with the reason.</summary>
    public IReadOnlyDictionary<string, BuildReason> Unsupported { get; init; } = new Dictionary<string, BuildReason>();

    /// <summary>What analyzers and generators of the library said of the models, by dataset, each as <c>CODE: message</c>.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<string>> Diagnostics { get; init; } =
        new Dictionary<string, IReadOnlyList<string>>();

    /// <summary>
    /// The hash of the files of the project, such as the entrant and its flavour, and of the projects that it refers to, before the build.
    /// </summary>
    public string SourcesStamp { get; init; } = "";

    /// <summary>
    /// Names and hashes of the files of all packages in the output, or in what a native executable was compiled from. The stamp changes
    /// with the version of any package, dependencies included, and does not change when the unit is built again.
    /// </summary>
    public string LibrariesStamp => string.Join(
        '\n',
        (Compiled.Count > 0 ? Compiled : Files)
            .Where(file => !Path.GetFileName(file.Key).StartsWith("Roundup.", StringComparison.Ordinal))
            .OrderBy(file => file.Key, StringComparer.Ordinal)
            .Select(file => $"{file.Key} {file.Value}"));

    /// <summary>The content stamp for one dataset: it does not change when a later build adds other datasets.</summary>
    public string StampOf(string dataset)
    {
        using var stamp = new ContentStamp();
        return stamp.Text(Stamp).Text(Models.GetValueOrDefault(dataset)).Finish();
    }

    /// <summary>A file of the output that was changed after the build; null where there is none.</summary>
    public string? ChangedFile() => Assembly is null ? null : ContentHash.FirstChange(Path.GetDirectoryName(Assembly)!, Files);
}
