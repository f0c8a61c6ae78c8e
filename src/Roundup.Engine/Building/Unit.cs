using Roundup.Engine.Catalogue;

namespace Roundup.Engine.Building;

/// <summary>
/// What is built as a whole: a worker (one library at one version, one flavour, one target) or the maker of a dataset's values.
/// </summary>
public sealed record Unit
{
    private Unit(string name, string projectFile, string flavour, string target, string? package)
    {
        Name = name;
        ProjectFile = projectFile;
        Flavour = flavour;
        Target = target;
        Package = package;
    }

    /// <summary>The name of its folder.</summary>
    public string Name { get; }

    /// <summary>The entrant's or dataset's project file.</summary>
    public string ProjectFile { get; }

    /// <summary>The flavour of the models that are compiled into it.</summary>
    public string Flavour { get; }

    /// <summary>The target framework.</summary>
    public string Target { get; }

    /// <summary>The package under test; null for what the framework brings.</summary>
    public string? Package { get; }

    /// <summary>The library; null for the maker of values.</summary>
    public LibraryDefinition? Library { get; private init; }

    /// <summary>The dataset; null for a worker.</summary>
    public DatasetDefinition? Dataset { get; private init; }

    /// <summary>The assembly's name.</summary>
    public string Assembly => Path.GetFileNameWithoutExtension(ProjectFile);

    /// <summary>A worker.</summary>
    public static Unit Worker(LibraryDefinition library, string flavour, string target) =>
        new($"{Path.GetFileNameWithoutExtension(library.ProjectFile)}-{flavour}-{target}", library.ProjectFile, flavour, target, library.Package) { Library = library };

    /// <summary>The maker of a dataset's values. It runs on the target that Roundup itself runs on.</summary>
    public static Unit Maker(DatasetDefinition dataset) =>
        new($"values-{dataset.Name}", dataset.ProjectFile, "plain", "net10.0", package: null) { Dataset = dataset };
}
