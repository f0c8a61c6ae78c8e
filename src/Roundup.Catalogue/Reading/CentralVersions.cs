namespace Roundup.Catalogue.Reading;

/// <summary>The versions asked for: the <c>Directory.Packages.props</c> of <c>serializers/</c> or <c>compressors/</c>.</summary>
internal sealed class CentralVersions
{
    private readonly Dictionary<string, string> versions = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The file, absolute; error messages name it.</summary>
    public required string File { get; init; }

    /// <summary>Reads a file; where it is not there, it has no versions.</summary>
    /// <param name="file">The file, absolute.</param>
    /// <param name="imported">The versions of the file that it imports; null: it imports none.</param>
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
            foreach (var (package, version) in imported.versions)
            {
                result.versions[package] = version;
            }
        }

        foreach (var item in project.Items("PackageVersion"))
        {
            var package = ProjectXml.Attribute(item, "Update") ?? project.RequiredAttribute(item, "Include");
            result.versions[package] = project.RequiredAttribute(item, "Version");
        }

        return result;
    }

    /// <summary>The version of a package, or null.</summary>
    public string? Of(string package) => versions.GetValueOrDefault(package);
}
