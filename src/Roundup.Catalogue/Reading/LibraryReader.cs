using System.Xml.Linq;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>From an entrant's project file to its definition.</summary>
internal static class LibraryReader
{
    public static LibraryDefinition Read(string file, CentralVersions versions)
    {
        var project = ProjectXml.Load(file);
        var name = project.Required("Library");
        var status = project.Required("Status");
        if (ProjectXml.Unknown(status, LibraryStatus.All) is { } unknown)
        {
            throw project.PropertyError("Status", unknown);
        }

        var rows = project.Items("Row").Select(row => RowReader.Read(project, row, name, status == LibraryStatus.Floor)).ToList();
        if (rows.Count == 0)
        {
            throw new RoundupException(ExitCode.Usage, $"{file} has no <Row>: list each configuration that is to be measured.");
        }

        var package = project.Property("Package");
        return new LibraryDefinition
        {
            Name = name,
            ProjectFile = file,
            ClassName = "Roundup.Serializers." + Path.GetFileNameWithoutExtension(file),
            Package = package,
            PackageVersion = package is null ? null : project.PackageVersion(package, versions),
            VersionedPackages = package is null ? [] : [package, .. project.Items("PackageReference").Where(IsVersioned).Select(reference => project.RequiredAttribute(reference, "Include"))],
            Format = project.Required("Format"),
            FormatDetails = project.Property("FormatDetails"),
            Home = project.Property("Home"),
            LastRelease = project.Year("LastRelease"),
            Licence = project.Property("Licence"),
            Status = status,
            StatusReason = project.Property("StatusReason"),
            Dangerous = project.Property("Dangerous"),
            Unverified = project.Property("Unverified"),
            OnlyWhenNamed = project.Property("OnlyWhenNamed"),
            Notes = project.Property("Notes"),
            Rows = rows,
        };
    }

    private static bool IsVersioned(XElement reference) => ProjectXml.Attribute(reference, "SameVersion") == "true";
}
