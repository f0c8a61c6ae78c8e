using System.Xml.Linq;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>Reads the definition of a library from its project file.</summary>
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
            LastTarget = LastTarget(project),
            OnlyWhenNamed = project.Property("OnlyWhenNamed"),
            VersionedPackages = VersionedPackages(project),
            References = [.. project.Items("PackageReference").Select(reference => project.RequiredAttribute(reference, "Include"))],
            Rows = EntrantReader.Rows(
                project,
                RowReader.Attributes,
                row => RowReader.Read(project, row, name, status == LibraryStatus.Floor)),
        };
        return EntrantReader.Read(library, project, versions);
    }

    private static string? LastTarget(ProjectXml project) =>
        project.Property("LastTarget") is not { } target ? null
        : ProjectXml.Unknown(target, Target.Runtimes) is { } unknown ? throw project.PropertyError("LastTarget", unknown)
        : target;

    private static List<string> VersionedPackages(ProjectXml project)
    {
        var marked = project.Items("PackageReference").Where(IsVersioned)
            .Select(reference => project.RequiredAttribute(reference, "Include"));
        return project.Property("Package") is { } package ? [package, .. marked] : [];
    }

    private static bool IsVersioned(XElement reference) => ProjectXml.Attribute(reference, "SameVersion") == "true";
}
