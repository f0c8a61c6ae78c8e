namespace Roundup.Catalogue.Reading;

/// <summary>The versions asked for: the <c>Directory.Packages.props</c> of <c>serializers/</c> or <c>compressors/</c>.</summary>
internal sealed class CentralVersions
{
    private readonly Dictionary<string, string> versions = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The file, absolute; error messages name it.</summary>
    public required string File { get; init; }

    public static CentralVersions Read(string file)
    {
        var result = new CentralVersions { File = file };
        if (System.IO.File.Exists(file))
        {
            var project = ProjectXml.Load(file);
            foreach (var item in project.Items("PackageVersion"))
            {
                result.versions[project.RequiredAttribute(item, "Include")] = project.RequiredAttribute(item, "Version");
            }
        }

        return result;
    }

    /// <summary>The version of a package, or null.</summary>
    public string? Of(string package) => versions.GetValueOrDefault(package);
}
