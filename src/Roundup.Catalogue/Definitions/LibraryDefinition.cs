namespace Roundup.Catalogue.Definitions;

/// <summary>One entrant: a folder in <c>serializers/</c>, read from its project file without a build.</summary>
public sealed record LibraryDefinition : EntrantDefinition
{
    /// <summary>Whether the user asked for <see cref="EntrantDefinition.PackageVersion"/>, so that no other will do.</summary>
    public bool IsPinned { get; init; }

    /// <summary>Packages that come in the same version: the package itself and those that the project file marks.</summary>
    public IReadOnlyList<string> VersionedPackages { get; init; } = [];

    /// <summary>All packages that the project file refers to: the attributes that they have can stay on the user's own model.</summary>
    public IReadOnlyList<string> References { get; init; } = [];

    /// <summary>JSON, XML, BSON, ...</summary>
    public required string Format { get; init; }

    /// <summary>More about the format.</summary>
    public string? FormatDetails { get; init; }

    /// <summary>Why the status is what it is.</summary>
    public string? StatusReason { get; init; }

    /// <summary>Why it must not read data from outside; null where it may.</summary>
    public string? Dangerous { get; init; }

    /// <summary>
    /// The newest runtime on which it works (<c>net8.0</c>), where newer ones have broken it; null for most. A suite measures it there.
    /// </summary>
    public string? LastTarget { get; init; }

    /// <summary>Why it is built only when the user names it (a licence that restricts use); null where any glob picks it.</summary>
    public string? OnlyWhenNamed { get; init; }

    /// <summary>The rows, in the file's order.</summary>
    public required IReadOnlyList<RowDefinition> Rows { get; init; }

    /// <inheritdoc/>
    protected override string Namespace => "Roundup.Serializers";

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
