namespace Roundup.Catalogue.Definitions;

/// <summary>
/// What serializers and compressors have in common: a folder in <c>serializers/</c> or <c>compressors/</c>, described by its project file.
/// </summary>
public abstract record EntrantDefinition
{
    /// <summary>The name in tables.</summary>
    public required string Name { get; init; }

    /// <summary>The project file, absolute.</summary>
    public required string ProjectFile { get; init; }

    /// <summary>The absolute path of the folder of the user that contains it; null for entrants of Roundup.</summary>
    public string? OwnFolder { get; init; }

    /// <summary>Whether its project file references a project or an assembly, so that its code does not come from a package.</summary>
    public bool IsFromSource { get; init; }

    /// <summary>The name of the folder and of the project file: the name of the entrant in PascalCase without punctuation.</summary>
    public string Folder => Path.GetFileNameWithoutExtension(ProjectFile);

    public string ClassName => $"{Namespace}.{Folder}Entrant";

    /// <summary>
    /// The name of the assembly. It differs from that of the package, because NuGet reports a cycle for a project with the name of a
    /// package that it references.
    /// </summary>
    public string AssemblyName => $"{Namespace}.{Folder}";

    /// <summary>The NuGet package; null if the framework or the operating system contains the library.</summary>
    public string? Package { get; init; }

    /// <summary>The requested version, pinned or from <c>Directory.Packages.props</c>; null without a package.</summary>
    public string? PackageVersion { get; init; }

    public string? Home { get; init; }

    public ReleaseDate? LastRelease { get; init; }

    /// <summary>The day on which status, last release and licence were last compared with the pages of the library.</summary>
    public DateOnly? LookedUp { get; init; }

    public string? Licence { get; init; }

    /// <summary>One of <see cref="LibraryStatus.All"/>.</summary>
    public required string Status { get; init; }

    /// <summary>Why the entrant has not been verified yet; null if it has.</summary>
    public string? Unverified { get; init; }

    /// <summary>Notes for readers of a report.</summary>
    public string? Notes { get; init; }

    /// <summary>The namespace of all entrants of this kind, and the prefix of their assemblies.</summary>
    protected abstract string Namespace { get; }
}

/// <summary>The maintenance status of a library.</summary>
public static class LibraryStatus
{
    /// <summary>The status of references, which are no libraries.</summary>
    public const string Reference = "reference";

    /// <summary>The statuses of libraries that nobody should choose any more.</summary>
    public static IReadOnlyList<string> Retired { get; } = ["dead", "archived", "withdrawn", "dangerous"];

    public static IReadOnlyList<string> All { get; } =
    [
        "maintained", // Its authors answer and release.
        "dormant", // No release for a year, repairs at most; nothing says that it is over.
        "dead", // The same for five years, or its author says so.
        "archived", // Its authors say that it is over.
        "withdrawn", // Its package was taken back or replaced by another.
        "dangerous", // Unsafe by design on data from outside.
        Reference,
    ];
}

/// <summary>The date of a release, as precisely as it is known.</summary>
/// <param name="Text">A year, a year and month, or a date: <c>2026</c>, <c>2026-07</c> or <c>2026-07-15</c>.</param>
public sealed record ReleaseDate(int Year, string Text)
{
    /// <inheritdoc/>
    public override string ToString() => Text;
}

/// <summary>A compressor: a folder in <c>compressors/</c>, described by its project file.</summary>
public sealed record CompressorDefinition : EntrantDefinition
{
    public required IReadOnlyList<CompressorConfiguration> Configurations { get; init; }

    /// <summary>The oldest runtime with the types that it calls, for example <c>net11.0</c>; null if all have them.</summary>
    public string? FirstTarget { get; init; }

    /// <inheritdoc/>
    protected override string Namespace => "Roundup.Compressors";
}

/// <summary>One configuration of a compressor.</summary>
/// <param name="Name">The name of the configuration. The serializer <c>default</c> is shown by the name of the compressor alone.</param>
/// <param name="FullName">The name in reports and options: <c>compressor</c> or <c>compressor/serializer</c>.</param>
public sealed record CompressorConfiguration(string Name, string FullName, string? Notes);

public sealed record CatalogueCompressor(CompressorDefinition Compressor, CompressorConfiguration Configuration)
{
    /// <summary>Notes for readers of a report: those of the compressor, then those of the serializer.</summary>
    public string? Notes => Compressor.Notes is { } shared && Configuration.Notes is { } own ? $"{shared} {own}" : Compressor.Notes
        ?? Configuration.Notes;
}
