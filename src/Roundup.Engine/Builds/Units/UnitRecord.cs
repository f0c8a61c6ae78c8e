using System.Text.Json;
using Roundup.Engine.Builds.Packages;

namespace Roundup.Engine.Builds.Units;

/// <param name="Stamp">The content stamp of everything that the unit was built from, except the models.</param>
/// <param name="PackageSources">The stamp of the additional package sources.</param>
/// <param name="Version">The requested version of the package; null where the unit has no package.</param>
/// <param name="Outcome">Unavailable, Unsupported or BuildFailed; null where the build succeeded.</param>
/// <param name="Reason">The reason why the build did not succeed; null where it did.</param>
/// <param name="LacksPackage">Whether the build failed because a package is missing.</param>
/// <param name="Models">The datasets for which the unit was built, with the stamps of their models.</param>
/// <param name="Unsupported">Datasets that the unit does not contain, with the reason.</param>
/// <param name="Restored">The resolved package of the library; null where there is none, or the build failed.</param>
/// <param name="Files">The SHA-256 of each file of the output, by path.</param>
/// <param name="Compiled">The SHA-256 of each file that a native executable was compiled from; empty for other targets.</param>
/// <param name="AotWarnings">What the compiler of NativeAOT warned of in the library and its dependencies; 0 for other targets.</param>
/// <param name="Diagnostics">What analyzers and generators of the library said of the models, by dataset.</param>
/// <param name="Time">The start of the build.</param>
internal sealed record UnitRecord(
    string Stamp,
    string PackageSources,
    string? Version,
    Outcome? Outcome,
    BuildReason? Reason,
    bool LacksPackage,
    IReadOnlyDictionary<string, string> Models,
    IReadOnlyDictionary<string, BuildReason> Unsupported,
    RestoredLibrary? Restored,
    IReadOnlyDictionary<string, string> Files,
    IReadOnlyDictionary<string, string> Compiled,
    int AotWarnings,
    IReadOnlyDictionary<string, IReadOnlyList<string>> Diagnostics,
    DateTimeOffset Time)
{
    // A record of an earlier version of Roundup, which lacks a member, is ignored.
    private static readonly JsonSerializerOptions s_options = new() { RespectRequiredConstructorParameters = true };

    public static UnitRecord? Read(string file) => AtomicFile.ReadJson<UnitRecord>(file, s_options);

    public void Write(string file) => AtomicFile.WriteJson(file, this, s_options);
}

/// <summary>The package of a library as NuGet resolved it.</summary>
/// <param name="Version">The version.</param>
/// <param name="FileVersion">The file version of the library's DLL.</param>
/// <param name="IsFromPackageSource">Whether the package came from a source of the option --package-source.</param>
/// <param name="Released">The day on which the version was released; null where unknown, or from an additional source.</param>
/// <param name="Fallback">The version that replaced the requested one; null where the requested version was restored.</param>
internal sealed record RestoredLibrary(
    string? Version,
    string? FileVersion,
    bool IsFromPackageSource,
    DateOnly? Released,
    FallbackVersion? Fallback)
{
    /// <inheritdoc cref="BuiltUnit.Source"/>
    public string? Source { get; init; }
}
