namespace Roundup.Results;

/// <summary>What a report says about one compressor, as it was when the run was made.</summary>
public sealed record CompressorInfo
{
    /// <summary>The full name.</summary>
    public required string Name { get; init; }

    /// <summary>The package; null for what the framework or the system brings.</summary>
    public string? Package { get; init; }

    /// <summary>
    /// The version as resolved by the build, of the runtime, or of the system's library; null where none was built and opened.
    /// </summary>
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

    /// <summary>The file version of the package's DLL.</summary>
    public string? FileVersion { get; init; }

    /// <summary>maintained, dormant, dead, archived, withdrawn, dangerous.</summary>
    public required string Status { get; init; }

    /// <summary>The project's home.</summary>
    public string? Home { get; init; }

    /// <summary>The year of the last release.</summary>
    public int? LastRelease { get; init; }

    /// <summary>The licence.</summary>
    public string? Licence { get; init; }

    /// <summary>What a reader should know, a checksum for example.</summary>
    public string? Notes { get; init; }
}
