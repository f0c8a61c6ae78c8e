namespace Roundup.Catalogue.Definitions;

/// <summary>What every entrant's project file says, read without a build: a folder in <c>serializers/</c> or <c>compressors/</c>.</summary>
public abstract record EntrantDefinition
{
    /// <summary>The name in tables.</summary>
    public required string Name { get; init; }

    /// <summary>The project file, absolute.</summary>
    public required string ProjectFile { get; init; }

    /// <summary>The user's own folder that it is in, absolute; null for what comes with Roundup.</summary>
    public string? OwnFolder { get; init; }

    /// <summary>Whether its project file refers to a project or an assembly, whose code is not from a package.</summary>
    public bool IsFromSource { get; init; }

    /// <summary>The folder, which the project file is named after: the entrant's name in PascalCase without punctuation.</summary>
    public string Folder => Path.GetFileNameWithoutExtension(ProjectFile);

    /// <summary>The entrant's class, with its namespace.</summary>
    public string ClassName => $"{Namespace}.{Folder}Entrant";

    /// <summary>
    /// The assembly, named otherwise than the package under test: NuGet would take a project of the package's name for a cycle.
    /// </summary>
    public string AssemblyName => $"{Namespace}.{Folder}";

    /// <summary>The package; null for what the framework or the system brings.</summary>
    public string? Package { get; init; }

    /// <summary>The version asked for, from the central file or pinned; null for what the framework or the system brings.</summary>
    public string? PackageVersion { get; init; }

    /// <summary>The project's home.</summary>
    public string? Home { get; init; }

    /// <summary>When it was last released.</summary>
    public ReleaseDate? LastRelease { get; init; }

    /// <summary>The day on which status, last release and licence were compared with what the library itself says.</summary>
    public DateOnly? LookedUp { get; init; }

    /// <summary>The licence.</summary>
    public string? Licence { get; init; }

    /// <summary>One of <see cref="LibraryStatus.All"/>.</summary>
    public required string Status { get; init; }

    /// <summary>Why nobody could try the entrant yet; null where it was verified.</summary>
    public string? Unverified { get; init; }

    /// <summary>What a reader should know of the entrant.</summary>
    public string? Notes { get; init; }

    /// <summary>The namespace of all entrants of this kind, with which their assemblies' names begin too.</summary>
    protected abstract string Namespace { get; }
}
