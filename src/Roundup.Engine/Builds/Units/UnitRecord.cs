using System.Text.Json;
using Roundup.Engine.Builds.Packages;

namespace Roundup.Engine.Builds.Units;

// Version: the requested version of the package; null where the unit has no package.
// Outcome: Unavailable, Unsupported or BuildFailed; null where the build succeeded.
// Reason: the reason why the build did not succeed; null where it did.
// Restored: the resolved package of the library; null where there is none, or the build failed.
// Compiled: the SHA-256 of each file that a native executable was compiled from; empty for other targets.
// AotWarnings: what the compiler of NativeAOT warned of in the library and its dependencies; 0 for other targets.
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

// The package of a library as NuGet resolved it.
// Released: the day on which the version was released; null where unknown, or from an additional source.
// Fallback: the version that replaced the requested one; null where the requested version was restored.
internal sealed record RestoredLibrary(
    string? Version,
    string? FileVersion,
    bool IsFromPackageSource,
    DateOnly? Released,
    FallbackVersion? Fallback)
{
    public string? Source { get; init; }
}
