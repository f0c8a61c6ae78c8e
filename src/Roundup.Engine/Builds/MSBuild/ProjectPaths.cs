using System.Xml;
using System.Xml.Linq;
using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Builds.MSBuild;

// The absolute paths in a project file, which is read as XML without a build. Patterns are not expanded.
internal sealed class ProjectPaths
{
    private static readonly string[] s_references = ["ProjectReference", "PackageReference", "Reference"];
    private static readonly string[] s_here = ["$(MSBuildThisFileDirectory)", "$(MSBuildProjectDirectory)/"];

    private readonly string _folder;
    private bool _isUnknown;

    private ProjectPaths(string file, XElement root)
    {
        File = file;
        _folder = Path.GetDirectoryName(file)!;
        Projects = [.. Paths(Items(root).Where(item => Is(item, "ProjectReference")).Select(Include))];
        Assemblies = [.. Paths(Items(root).Where(item => Is(item, "Reference")).Select(HintPath))];
        AreReferencesKnown = !_isUnknown;
        var imported = root.Descendants().Where(element => Is(element, "Import")).Select(import => (string?)import.Attribute("Project"));
        var linked = Items(root).Where(item => !s_references.Contains(item.Name.LocalName)).Select(Include);
        Linked = [.. Paths(imported.Concat(linked))];
    }

    public string File { get; }

    public IReadOnlyList<string> Projects { get; }

    public IReadOnlyList<string> Assemblies { get; }

    // Other included and imported items: sources, resources, project files. Some may not be paths.
    public IReadOnlyList<string> Linked { get; }

    // Whether no reference has a property in its path; only a build knows the value of a property.
    public bool AreReferencesKnown { get; }

    public bool AreKnown => !_isUnknown;

    // Reads a project file; without any paths where the file cannot be read, since the build then gives the reason.
    public static ProjectPaths Read(string file)
    {
        try
        {
            return new(file, XDocument.Load(file).Root!);
        }
        catch (Exception e) when (e is XmlException or IOException or UnauthorizedAccessException)
        {
            return new(file, new XElement("Project"));
        }
    }

    private static IEnumerable<XElement> Items(XElement root) =>
        root.Descendants().Where(element => Is(element, "ItemGroup")).Elements();

    private static bool Is(XElement element, string name) => element.Name.LocalName == name;

    private static string? Include(XElement item) => (string?)item.Attribute("Include");

    private static string? HintPath(XElement item) =>
        (string?)item.Attribute("HintPath") ?? (string?)item.Elements().FirstOrDefault(element => Is(element, "HintPath"));

    // The absolute form of a path in a project file; null where the path has a property in it.
    public static string? Absolute(string written, string folder)
    {
        var path = s_here.Aggregate(written.Replace('\\', '/'), (text, here) => text.Replace(here, "", StringComparison.OrdinalIgnoreCase));
        return path.Contains("$(", StringComparison.Ordinal) ? null : Path.GetFullPath(path, folder);
    }

    private List<string> Paths(IEnumerable<string?> texts)
    {
        const StringSplitOptions WithoutEmpty = StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries;
        var paths = new List<string>();
        foreach (var part in texts.OfType<string>().SelectMany(text => text.Split(';', WithoutEmpty)))
        {
            if (Absolute(part, _folder) is { } path)
            {
                paths.Add(path);
            }
            else
            {
                _isUnknown = true;
            }
        }

        return paths;
    }
}

internal static class ProjectSources
{
    // All files in the folder except build output, flavours, switches and what is expected of checks, linked files, and the files of
    // referenced projects and assemblies; in ordinal order.
    public static IEnumerable<string> List(string projectFile) =>
        Own(projectFile).Concat(ReferencedProjects.FilesOf(projectFile)).Order(StringComparer.Ordinal);

    public static IEnumerable<string> CodeOf(string projectFile) => Own(projectFile)
        .Where(file => file.EndsWith(".cs", StringComparison.Ordinal))
        .Order(StringComparer.Ordinal);

    private static IEnumerable<string> Own(string projectFile)
    {
        var folder = Path.GetDirectoryName(projectFile)!;
        return Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .Where(file => Path.GetRelativePath(folder, file).Split(Path.DirectorySeparatorChar)[0]
                is not ("bin" or "obj" or "Flavour" or LibraryDefinition.Switches or LibraryDefinition.ExpectedChecks))
            .Concat(Linked(projectFile, folder));
    }

    // <Compile Include="../Shared/Tape.cs" />: properties and ** are not supported.
    private static IEnumerable<string> Linked(string projectFile, string folder) =>
        from item in XDocument.Load(projectFile).Root!.Elements("ItemGroup").Elements("Compile")
        let include = (string?)item.Attribute("Include")
        where include is not null && include.StartsWith("..", StringComparison.Ordinal)
        let path = Path.GetFullPath(Path.Combine(folder, include.Replace('\\', '/')))
        from file in Directory.EnumerateFiles(Path.GetDirectoryName(path)!, Path.GetFileName(path))
        select file;
}
