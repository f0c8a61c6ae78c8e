using System.Text.Json;
using Roundup.Engine.Files;
using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>The record of a unit's last build.</summary>
/// <param name="Stamp">The content stamp of all that it was built from.</param>
/// <param name="PackageSources">The stamp of the package sources in addition to the configured ones.</param>
/// <param name="Version">The requested version of the package; null where there is none.</param>
/// <param name="Outcome">Unavailable, Unsupported or BuildFailed; null where it was built.</param>
/// <param name="Reason">Why it was not built.</param>
/// <param name="LacksPackage">Whether it was not built because a package is missing.</param>
/// <param name="Models">The datasets that it was built for, with the stamps of their models.</param>
/// <param name="Unsupported">Datasets that are not in it, with the reason.</param>
/// <param name="Restored">The library's package as resolved; null where there is none, or it was not built.</param>
/// <param name="Files">The SHA-256 of each file of its output, by path.</param>
/// <param name="Time">When the build started.</param>
internal sealed record UnitRecord(
    string Stamp,
    string PackageSources,
    string? Version,
    Outcome? Outcome,
    string? Reason,
    bool LacksPackage,
    IReadOnlyDictionary<string, string> Models,
    IReadOnlyDictionary<string, string> Unsupported,
    RestoredLibrary? Restored,
    IReadOnlyDictionary<string, string> Files,
    DateTimeOffset Time)
{
    // A record of an earlier version of Roundup, which lacks a member, is ignored.
    private static readonly JsonSerializerOptions s_options = new() { RespectRequiredConstructorParameters = true };

    /// <summary>Reads a record; null where there is none that can be read.</summary>
    public static UnitRecord? Read(string file) => JsonRecord.Read<UnitRecord>(file, s_options);

    /// <summary>Writes it.</summary>
    public void Write(string file) => JsonRecord.Write(this, file, s_options);
}

/// <summary>The package of a library as it was resolved.</summary>
/// <param name="Version">Its version.</param>
/// <param name="FileVersion">The file version of the library's DLL.</param>
/// <param name="IsFromPackageSource">Whether it came from a source that the user gave for the run.</param>
/// <param name="Released">When that version was packed; null where the package does not tell, or came from such a source.</param>
/// <param name="Other">Packages in another version than the requested one; null where there are none.</param>
internal sealed record RestoredLibrary(
    string? Version,
    string? FileVersion,
    bool IsFromPackageSource,
    DateOnly? Released,
    OtherVersion? Other);
