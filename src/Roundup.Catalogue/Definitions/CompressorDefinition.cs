namespace Roundup.Catalogue.Definitions;

/// <summary>One compressor: a folder in <c>compressors/</c>, read from its project file without a build.</summary>
public sealed record CompressorDefinition
{
    /// <summary>The compressor's name.</summary>
    public required string Name { get; init; }

    /// <summary>The project file, absolute. Its name without the ending is the class's name too.</summary>
    public required string ProjectFile { get; init; }

    /// <summary>The class that implements <see cref="Roundup.Contracts.ICompressor"/>, with its namespace.</summary>
    public required string ClassName { get; init; }

    /// <summary>The package; null for what the framework or the system brings.</summary>
    public string? Package { get; init; }

    /// <summary>The version asked for, from the central file; null for what the framework or the system brings.</summary>
    public string? PackageVersion { get; init; }

    /// <summary>The project's home.</summary>
    public string? Home { get; init; }

    /// <summary>The year of the last release.</summary>
    public int? LastRelease { get; init; }

    /// <summary>The licence.</summary>
    public string? Licence { get; init; }

    /// <summary>One of <see cref="LibraryStatus.All"/> besides <see cref="LibraryStatus.Floor"/>.</summary>
    public required string Status { get; init; }

    /// <summary>Why nobody could try this compressor yet; null where it was verified.</summary>
    public string? Unverified { get; init; }

    /// <summary>What a reader should know of the compressor.</summary>
    public string? Notes { get; init; }

    /// <summary>The rows, in the file's order.</summary>
    public required IReadOnlyList<CompressorRow> Rows { get; init; }
}

/// <summary>One configuration of a compressor.</summary>
/// <param name="Name">The configuration's name within the compressor; <c>default</c> is shown by the compressor's name alone.</param>
/// <param name="FullName">The name everywhere: <c>compressor</c> or <c>compressor/row</c>.</param>
/// <param name="Notes">What a reader should know of this row.</param>
public sealed record CompressorRow(string Name, string FullName, string? Notes);

/// <summary>A compressor's row with the compressor that it belongs to.</summary>
/// <param name="Compressor">The compressor.</param>
/// <param name="Row">The row.</param>
public sealed record CatalogueCompressor(CompressorDefinition Compressor, CompressorRow Row)
{
    /// <summary>What a reader should know of it: the compressor's notes, then the row's.</summary>
    public string? Notes => string.Join(' ', ((string?[])[Compressor.Notes, Row.Notes]).Where(note => note is not null)) is { Length: > 0 } notes ? notes : null;
}
