using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>What a report says about one serializer, as it was when the run was made.</summary>
public sealed record SerializerInfo
{
    /// <summary>The serializer's full name.</summary>
    public required string Name { get; init; }

    /// <summary>The library.</summary>
    public required string Library { get; init; }

    /// <summary>The package; null for what the framework brings.</summary>
    public string? Package { get; init; }

    /// <summary>The version as resolved by the build (for the framework: the runtime's); null before a build succeeded.</summary>
    public string? Version { get; init; }

    /// <summary>The newest version that Roundup knows; null where the user asked for a version, or there is no package.</summary>
    public string? NewestKnown { get; init; }

    /// <summary>
    /// When the measured version was released (signed; packed, where it is older than signatures); null where the package does not tell,
    /// or was built by the user.
    /// </summary>
    public DateOnly? Released { get; init; }

    /// <summary>Whether the package came from a <c>--package-source</c>: a build that need not be the published one.</summary>
    public bool FromPackageSource { get; init; }

    /// <summary>Whether the library is no package but was built from source, or is an assembly.</summary>
    public bool FromSource { get; init; }

    /// <summary>The file version of the library's DLL.</summary>
    public string? FileVersion { get; init; }

    /// <summary>What code was built; null where none was, and in files of older versions.</summary>
    public SerializerCode? Code { get; init; }

    /// <summary>JSON, XML, BSON, ...</summary>
    public required string Format { get; init; }

    /// <summary>More about the format.</summary>
    public string? FormatDetails { get; init; }

    /// <summary>The project's home.</summary>
    public string? Home { get; init; }

    /// <summary>The year of the last release.</summary>
    public int? LastRelease { get; init; }

    /// <summary>The licence.</summary>
    public string? Licence { get; init; }

    /// <summary>
    /// Whether the serializer leaves the library's source generator out on purpose, so that a missing one changes nothing.
    /// </summary>
    public bool LeavesOutGenerator { get; init; }

    /// <summary>
    /// The package with the library's source generator that no package source had, so that the serializer was built without it and is not
    /// what users of the library have; null: nothing was missing. <see cref="SerializerInfos"/> sets it from what the build of the run
    /// noticed.
    /// </summary>
    [JsonIgnore]
    public string? BuiltWithout { get; init; }

    /// <summary>What the model needs: nothing, attributes, schema, code generation.</summary>
    public string? Needs { get; init; }

    /// <summary>Whether code of Roundup's reads and writes the members: what is lost is no fault of the library.</summary>
    public bool OwnCode { get; init; }

    /// <summary>maintained, dormant, archived, dangerous, reference.</summary>
    public required string Status { get; init; }

    /// <summary>Why the status is what it is; null where nothing is to be said.</summary>
    public string? StatusReason { get; init; }

    /// <summary>Why it must not read data from outside; null where nothing of the kind is known, or the status says it.</summary>
    public string? Dangerous { get; init; }

    /// <summary>The user's settings that it has, <c>Wire.Api of Wire.cs</c>; null for a configuration of Roundup.</summary>
    public string? Settings { get; init; }

    /// <summary>The serializer with the library's default settings that one with the user's is compared with.</summary>
    public string? Default { get; init; }

    /// <summary>What a reader should know.</summary>
    public string? Notes { get; init; }

    /// <summary>Whether the serializer is a reference: it is shown, and never ranked.</summary>
    public bool IsReference { get; init; }
}

/// <summary>
/// Hashes of the files of a serializer: runs with different ones ran other code. The runtime and Roundup's own version are not among them.
/// </summary>
public sealed record SerializerCode
{
    /// <summary>The hash of the entrant's project, its flavour and the projects it refers to, which are the same for all targets.</summary>
    public required string Sources { get; init; }

    /// <summary>The hash of the library's files and all that it refers to, by target.</summary>
    public required IReadOnlyDictionary<string, string> Libraries { get; init; }
}
