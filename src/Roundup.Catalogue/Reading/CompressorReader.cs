using System.Xml.Linq;
using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Reading;

/// <summary>Reads the definition of a compressor from its project file.</summary>
internal static class CompressorReader
{
    private static readonly string[] s_attributes = ["Include", "Notes"];
    private static readonly string[] s_statuses = [.. LibraryStatus.All.Where(status => status != LibraryStatus.Floor)];

    public static CompressorDefinition Read(string file, CentralVersions versions)
    {
        var project = ProjectXml.Load(file);
        var name = project.RequiredName("Compressor");
        if (name.Equals(CaseId.NoCompressor, StringComparison.OrdinalIgnoreCase))
        {
            throw project.PropertyError("Compressor", $"is '{name}', which means that there is no compressor");
        }

        var compressor = new CompressorDefinition
        {
            Name = name,
            ProjectFile = file,
            Status = EntrantReader.Status(project, s_statuses),
            Rows = EntrantReader.Rows(project, s_attributes, row => Row(project, row, name)),
        };
        return EntrantReader.Read(compressor, project, versions);
    }

    private static CompressorRow Row(ProjectXml project, XElement row, string compressor)
    {
        var name = project.RequiredNameAttribute(row, "Include");
        return new CompressorRow(name, RowDefinition.FullNameOf(compressor, name), ProjectXml.Attribute(row, "Notes"));
    }
}
