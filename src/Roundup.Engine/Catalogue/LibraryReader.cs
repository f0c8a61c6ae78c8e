using System.Globalization;
using System.Xml.Linq;

namespace Roundup.Engine.Catalogue;

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
            PackageVersion = package is null ? null : Version(project, package, versions),
            VersionedPackages = package is null ? [] : [package, .. project.Items("PackageReference").Where(IsVersioned).Select(reference => project.RequiredAttribute(reference, "Include"))],
            Format = project.Required("Format"),
            FormatDetails = project.Property("FormatDetails"),
            Home = project.Property("Home"),
            LastRelease = Year(project),
            Licence = project.Property("Licence"),
            Status = status,
            StatusReason = project.Property("StatusReason"),
            Unverified = project.Property("Unverified"),
            OnlyWhenNamed = project.Property("OnlyWhenNamed"),
            Notes = project.Property("Notes"),
            Rows = rows,
        };
    }

    private static string Version(ProjectXml project, string package, CentralVersions versions)
    {
        var reference = project.Items("PackageReference").FirstOrDefault(r => string.Equals(ProjectXml.Attribute(r, "Include"), package, StringComparison.OrdinalIgnoreCase))
            ?? throw project.PropertyError("Package", $"names {package}, but no <PackageReference> includes it");
        return ProjectXml.Attribute(reference, "VersionOverride") ?? versions.Of(package)
            ?? throw project.Error(reference, $"<PackageReference> {package} has no version in {versions.File}: add a <PackageVersion>");
    }

    private static bool IsVersioned(XElement reference) => ProjectXml.Attribute(reference, "SameVersion") == "true";

    private static int? Year(ProjectXml project)
    {
        if (project.Property("LastRelease") is not { } text)
        {
            return null;
        }

        return int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var year) && year is >= 2000 and < 2100
            ? year
            : throw project.PropertyError("LastRelease", $"is '{text}', which is not a year");
    }
}
