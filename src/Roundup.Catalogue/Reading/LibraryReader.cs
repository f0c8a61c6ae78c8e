using System.Xml.Linq;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

internal static class LibraryReader
{
    public static LibraryDefinition Read(string file, CentralVersions versions)
    {
        var project = ProjectXml.Load(file);
        var name = project.RequiredName("Library");
        var status = EntrantReader.Status(project, LibraryStatus.All);
        var library = new LibraryDefinition
        {
            Name = name,
            ProjectFile = file,
            Status = status,
            Format = project.Required("Format"),
            FormatDetails = project.Property("FormatDetails"),
            StatusReason = project.Property("StatusReason"),
            Dangerous = project.Property("Dangerous"),
            DangerousSource = project.Page("DangerousSource"),
            Safe = Safe(project),
            SafeSource = project.Page("SafeSource"),
            SafeSince = SafeSince(project),
            LastTarget = EntrantReader.Runtime(project, "LastTarget"),
            OnlyWhenNamed = project.Property("OnlyWhenNamed"),
            VersionedPackages = VersionedPackages(project),
            PinnedPackage = project.Property("PinnedPackage"),
            References = [.. project.Items("PackageReference").Select(reference => project.RequiredAttribute(reference, "Include"))],
            Issues =
            [
                .. project.Items("Issue").Select(issue => new LibraryIssue(
                    project.RequiredPageAttribute(issue, "Include"), project.RequiredAttribute(issue, "About"))),
            ],
            Settings =
            [
                .. from settings in project.Items("Settings")
                   from type in project.RequiredAttribute(settings, "Include").Split(';')
                   select new SettingsKind(
                       type, project.RequiredNameAttribute(settings, "Configuration"), ProjectXml.Attribute(settings, "Word")),
            ],
            Serializers = EntrantReader.ReadConfigurations(
                project,
                SerializerReader.Attributes,
                row => SerializerReader.Read(project, row, name, status == LibraryStatus.Reference)),
        };
        return EntrantReader.Read(library, project, versions);
    }

    // Safety is claimed only with the page that says so.
    private static string? Safe(ProjectXml project) =>
        project.Property("Safe") is { } safe && project.Property("SafeSource") is null
            ? throw project.PropertyError("Safe", "has no source: add a <SafeSource> with the address of the page that says so")
            : project.Property("Safe");

    private static string? SafeSince(ProjectXml project) =>
        project.Property("SafeSince") is { } since && !PackageVersions.IsValid(since)
            ? throw project.PropertyError("SafeSince", $"is '{since}', which {PackageVersions.Invalid}")
            : project.Property("SafeSince");

    private static List<string> VersionedPackages(ProjectXml project)
    {
        var marked = project.Items("PackageReference").Where(IsVersioned)
            .Select(reference => project.RequiredAttribute(reference, "Include"));
        return project.Property("Package") is { } package ? [package, .. marked] : [];
    }

    private static bool IsVersioned(XElement reference) => ProjectXml.Attribute(reference, "SameVersion") == "true";
}

internal sealed class CentralVersions
{
    private readonly Dictionary<string, string> _versions = new(StringComparer.OrdinalIgnoreCase);

    public required string File { get; init; }

    // Reads a file. If it does not exist, the result is empty.
    // imported: the versions of the file that this one can import; null: none.
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

    // The version of a package; null: none.
    public string? Read(string package) => _versions.GetValueOrDefault(package);
}
