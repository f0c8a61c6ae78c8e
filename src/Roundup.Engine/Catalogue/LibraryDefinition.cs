namespace Roundup.Engine.Catalogue;

/// <summary>One entrant: a folder in <c>serializers/</c>, read from its project file without a build.</summary>
public sealed record LibraryDefinition
{
    /// <summary>The library's name.</summary>
    public required string Name { get; init; }

    /// <summary>The project file, absolute. Its name without the ending is the class's name too.</summary>
    public required string ProjectFile { get; init; }

    /// <summary>The class that implements <see cref="Roundup.Contracts.ISerializer"/>, with its namespace.</summary>
    public required string ClassName { get; init; }

    /// <summary>The package; null for what the framework brings.</summary>
    public string? Package { get; init; }

    /// <summary>The version asked for, from the central file; null for what the framework brings.</summary>
    public string? PackageVersion { get; init; }

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

    /// <summary>maintained, dormant, archived, dangerous, floor.</summary>
    public required string Status { get; init; }

    /// <summary>What a reader should know of the library.</summary>
    public string? Notes { get; init; }

    /// <summary>The rows, in the file's order.</summary>
    public required IReadOnlyList<RowDefinition> Rows { get; init; }
}
