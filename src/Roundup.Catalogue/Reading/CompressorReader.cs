using System.Xml.Linq;
using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Reading;

/// <summary>From a compressor's project file to its definition.</summary>
internal static class CompressorReader
{
    private static readonly string[] s_attributes = ["Include", "Notes"];
    private static readonly string[] s_statuses = [.. LibraryStatus.All.Where(status => status != LibraryStatus.Floor)];

    public static CompressorDefinition Read(string file, CentralVersions versions)
    {
        var project = ProjectXml.Load(file);
        var name = project.Required("Compressor");
        if (name.Equals(CaseId.NoCompressor, StringComparison.OrdinalIgnoreCase))
        {
            throw project.PropertyError("Compressor", $"is '{name}', which means that there is no compressor");
        }

        var status = project.Required("Status");
        if (ProjectXml.Unknown(status, s_statuses) is { } unknown)
        {
            throw project.PropertyError("Status", unknown);
        }

        var rows = project.Items("Row").Select(row => Row(project, row, name)).ToList();
        if (rows.Count == 0)
        {
            throw new RoundupException(ExitCode.Usage, $"{file} has no <Row>: list each configuration that is to be measured.");
        }

        var package = project.Property("Package");
        return new CompressorDefinition
        {
            Name = name,
            ProjectFile = file,
            ClassName = "Roundup.Compressors." + Path.GetFileNameWithoutExtension(file),
            Package = package,
            PackageVersion = package is null ? null : project.PackageVersion(package, versions),
            Home = project.Property("Home"),
            LastRelease = project.Year("LastRelease"),
            Licence = project.Property("Licence"),
            Status = status,
            Unverified = project.Property("Unverified"),
            Notes = project.Property("Notes"),
            Rows = rows,
        };
    }

    private static CompressorRow Row(ProjectXml project, XElement row, string compressor)
    {
        foreach (var attribute in row.Attributes())
        {
            if (ProjectXml.Unknown(attribute.Name.LocalName, s_attributes) is { } unknown)
            {
                throw project.Error(row, $"an attribute of <Row> {unknown}");
            }
        }

        var name = project.RequiredAttribute(row, "Include");
        return new CompressorRow(name, name == "default" ? compressor : $"{compressor}/{name}", ProjectXml.Attribute(row, "Notes"));
    }
}
