namespace Roundup.Catalogue.Reading;

/// <summary>The package versions in a file <c>Directory.Packages.props</c>.</summary>
internal sealed class CentralVersions
{
    private readonly Dictionary<string, string> _versions = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The absolute path of the file, for messages.</summary>
    public required string File { get; init; }

    /// <summary>Reads a file. If it does not exist, the result is empty.</summary>
    /// <param name="imported">The versions of the file that this one can import; null: none.</param>
    public static CentralVersions Read(string file, CentralVersions? imported = null)
    {
        var result = new CentralVersions { File = file };
        if (!System.IO.File.Exists(file))
        {
            return result;
        }

        var project = ProjectXml.Load(file);
        if (imported is not null && project.Imports)
        {
            foreach (var (package, version) in imported._versions)
            {
                result._versions[package] = version;
            }
        }

        foreach (var item in project.Items("PackageVersion"))
        {
            var package = ProjectXml.Attribute(item, "Update") ?? project.RequiredAttribute(item, "Include");
            result._versions[package] = project.RequiredAttribute(item, "Version");
        }

        return result;
    }

    /// <summary>The version of a package; null: none.</summary>
    public string? Of(string package) => _versions.GetValueOrDefault(package);
}
