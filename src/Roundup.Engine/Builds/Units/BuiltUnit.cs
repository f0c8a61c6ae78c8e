using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Units;

// Assembly: the executable assembly; null where the build failed.
// Outcome: Unavailable, Unsupported or BuildFailed; null where the build succeeded.
// Reason: the reason why the build did not succeed; null where it did.
internal sealed record BuiltUnit(
    BuildUnit Unit,
    string Stamp,
    string? Assembly,
    Outcome? Outcome,
    BuildReason? Reason,
    string? Version,
    string? FileVersion)
{
    public bool IsFromPackageSource { get; init; }

    // The package source that the package came from, as NuGet recorded it; null where it is unknown.
    public string? Source { get; init; }

    // The day on which the resolved version was released; null where the day is unknown.
    public DateOnly? Released { get; init; }

    // The version that replaced the requested one; null where the requested version was restored.
    public FallbackVersion? Fallback { get; init; }

    // The program that runs the assembly; null where the assembly is a program itself.
    public string? Host { get; init; }

    // The size of the published output without symbols, in bytes; null where the unit is not published.
    public long? DeployedBytes { get; init; }

    // What the compiler of NativeAOT warned of in the library and its dependencies; null for other targets.
    public int? AotWarnings { get; init; }

    // The SHA-256 of each file of the output, by path; empty where there is no output.
    public IReadOnlyDictionary<string, string> Files { get; init; } = new Dictionary<string, string>();

    // The SHA-256 of each file that a native executable was compiled from; empty for other targets.
    public IReadOnlyDictionary<string, string> Compiled { get; init; } = new Dictionary<string, string>();

    // The datasets for which the unit was built, with the stamps of their models.
    public IReadOnlyDictionary<string, string> Models { get; init; } = new Dictionary<string, string>();

    public IReadOnlyDictionary<string, BuildReason> Unsupported { get; init; } = new Dictionary<string, BuildReason>();

    // What analyzers and generators of the library said of the models, by dataset, each as CODE: message.
    public IReadOnlyDictionary<string, IReadOnlyList<string>> Diagnostics { get; init; } =
        new Dictionary<string, IReadOnlyList<string>>();

    // The hash of the files of the project, such as the entrant and its flavour, and of the projects that it refers to, before the build.
    public string SourcesStamp { get; init; } = "";

    // Names and hashes of the files of all packages in the output, or in what a native executable was compiled from. The stamp changes with
    // the version of any package, dependencies included, and does not change when the unit is built again.
    public string LibrariesStamp => string.Join(
        '\n',
        (Compiled.Count > 0 ? Compiled : Files)
            .Where(file => !Path.GetFileName(file.Key).StartsWith("Roundup.", StringComparison.Ordinal))
            .OrderBy(file => file.Key, StringComparer.Ordinal)
            .Select(file => $"{file.Key} {file.Value}"));

    // The content stamp for one dataset: it does not change when a later build adds other datasets.
    public string StampOf(string dataset)
    {
        using var stamp = new ContentStamp();
        return stamp.Text(Stamp).Text(Models.GetValueOrDefault(dataset)).Finish();
    }

    // A file of the output that was changed after the build; null where there is none.
    public string? ChangedFile() => Assembly is null ? null : ContentHash.FirstChange(Path.GetDirectoryName(Assembly)!, Files);
}
