using System.Xml.Linq;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

internal static class EntrantReader
{
    // Characters of properties, items and patterns, which only MSBuild can evaluate.
    private static readonly char[] s_notPlain = ['$', '@', '*', ';'];

    public static T Read<T>(T definition, ProjectXml project, CentralVersions versions)
        where T : EntrantDefinition
    {
        CheckReferences(project);
        var package = project.Property("Package");
        return (T)((EntrantDefinition)definition with
        {
            Package = package,
            IsFromSource = project.Items("ProjectReference").Any() || project.Items("Reference").Any(IsFile),
            PackageVersion = package is null ? null : project.PackageVersion(package, versions),
            Home = project.Property("Home"),
            LastRelease = project.ReleaseDate("LastRelease"),
            LookedUp = project.Day("LookedUp"),
            Licence = project.Property("Licence"),
            Unverified = project.Property("Unverified"),
            Notes = project.Property("Notes"),
        });
    }

    // Checks that referenced projects exist, because the build would only report missing types.
    private static void CheckReferences(ProjectXml project)
    {
        foreach (var reference in project.Items("ProjectReference"))
        {
            var path = project.RequiredAttribute(reference, "Include").Replace('\\', '/');
            if (path.IndexOfAny(s_notPlain) < 0 && !File.Exists(Path.GetFullPath(path, Path.GetDirectoryName(project.File)!)))
            {
                throw project.Error(reference, $"<ProjectReference> names {path}, which is not there: give its path from this folder");
            }
        }
    }

    private static bool IsFile(XElement reference) =>
        reference.Element("HintPath") is not null || reference.Attribute("HintPath") is not null;

    public static string Status(ProjectXml project, IReadOnlyList<string> allowed)
    {
        var status = project.Required("Status");
        return ProjectXml.Unknown(status, allowed) is { } unknown ? throw project.PropertyError("Status", unknown) : status;
    }

    // One of Target.Runtimes; null where the project does not name one.
    public static string? Runtime(ProjectXml project, string property) =>
        project.Property(property) is { } target && ProjectXml.Unknown(target, Target.Runtimes) is { } unknown
            ? throw project.PropertyError(property, unknown)
            : project.Property(property);

    // The serializers. There must be at least one, and each must have only known attributes.
    public static IReadOnlyList<TRow> ReadConfigurations<TRow>(
        ProjectXml project, IReadOnlyList<string> attributes, Func<XElement, TRow> read)
    {
        List<XElement> rows = [.. project.Items("Configuration")];
        if (rows.Count == 0)
        {
            throw new RoundupException(ExitCode.Usage,
                $"{project.File} has no <Configuration>: list each configuration that is to be measured.");
        }

        foreach (var row in rows)
        {
            foreach (var attribute in row.Attributes())
            {
                if (ProjectXml.Unknown(attribute.Name.LocalName, attributes) is { } unknown)
                {
                    throw project.Error(row, $"an attribute of <Configuration> {unknown}");
                }
            }
        }

        return [.. rows.Select(read)];
    }
}

internal static class CompressorReader
{
    private static readonly string[] s_attributes = ["Include", "Notes"];
    private static readonly string[] s_statuses = [.. LibraryStatus.All.Where(status => status != LibraryStatus.Reference)];

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
            FirstTarget = EntrantReader.Runtime(project, "FirstTarget"),
            Configurations = EntrantReader.ReadConfigurations(project, s_attributes, row => ReadConfiguration(project, row, name)),
        };
        return EntrantReader.Read(compressor, project, versions);
    }

    private static CompressorConfiguration ReadConfiguration(ProjectXml project, XElement row, string compressor)
    {
        var name = project.RequiredNameAttribute(row, "Include");
        return new CompressorConfiguration(name, SerializerDefinition.FullNameOf(compressor, name), ProjectXml.Attribute(row, "Notes"));
    }
}
