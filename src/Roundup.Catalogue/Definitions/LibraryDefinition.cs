namespace Roundup.Catalogue.Definitions;

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

    /// <summary>The version asked for, from the central file or pinned; null for what the framework brings.</summary>
    public string? PackageVersion { get; init; }

    /// <summary>Whether the user asked for <see cref="PackageVersion"/>, so that no other will do.</summary>
    public bool IsPinned { get; init; }

    /// <summary>Packages that come in the same version: the package itself and those that the project file marks.</summary>
    public IReadOnlyList<string> VersionedPackages { get; init; } = [];

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

    /// <summary>One of <see cref="LibraryStatus.All"/>.</summary>
    public required string Status { get; init; }

    /// <summary>Why the status is what it is.</summary>
    public string? StatusReason { get; init; }

    /// <summary>Why it must not read data from outside; null where it may.</summary>
    public string? Dangerous { get; init; }

    /// <summary>Why nobody could try this entrant yet; null where it was verified.</summary>
    public string? Unverified { get; init; }

    /// <summary>Why it is built only when the user names it (a licence that restricts use); null where any glob picks it.</summary>
    public string? OnlyWhenNamed { get; init; }

    /// <summary>What a reader should know of the library.</summary>
    public string? Notes { get; init; }

    /// <summary>The rows, in the file's order.</summary>
    public required IReadOnlyList<RowDefinition> Rows { get; init; }

    /// <summary>The same library at another version. Its name and its rows' names tell the version.</summary>
    /// <param name="version">A package version.</param>
    public LibraryDefinition At(string version)
    {
        var name = $"{Name}@{version}";
        return this with
        {
            Name = name,
            PackageVersion = version,
            IsPinned = true,
            Rows = [.. Rows.Select(row => row with { FullName = RowDefinition.FullNameOf(name, row.Name) })],
        };
    }
}
