using System.Xml.Linq;

namespace Roundup.Engine.Building;

/// <summary>The files that a project is built from.</summary>
internal static class ProjectSources
{
    /// <summary>
    /// All files of the project's folder except build output, those that it links from elsewhere, and those of the projects and assemblies
    /// that it refers to, in a fixed order.
    /// </summary>
    /// <param name="projectFile">The project file, absolute.</param>
    public static IEnumerable<string> Of(string projectFile) =>
        Own(projectFile).Concat(ReferencedProjects.FilesOf(projectFile)).Order(StringComparer.Ordinal);

    /// <summary>The C# files of the project itself.</summary>
    /// <param name="projectFile">The project file, absolute.</param>
    public static IEnumerable<string> CodeOf(string projectFile) => Own(projectFile)
        .Where(file => file.EndsWith(".cs", StringComparison.Ordinal))
        .Order(StringComparer.Ordinal);

    private static IEnumerable<string> Own(string projectFile)
    {
        var folder = Path.GetDirectoryName(projectFile)!;
        return Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .Where(file => Path.GetRelativePath(folder, file).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"))
            .Concat(Linked(projectFile, folder));
    }

    // <Compile Include="../Shared/Tape.cs" />: read without a build, so the path cannot contain properties or **.
    private static IEnumerable<string> Linked(string projectFile, string folder) =>
        from item in XDocument.Load(projectFile).Root!.Elements("ItemGroup").Elements("Compile")
        let include = (string?)item.Attribute("Include")
        where include is not null && include.StartsWith("..", StringComparison.Ordinal)
        let path = Path.GetFullPath(Path.Combine(folder, include.Replace('\\', '/')))
        from file in Directory.EnumerateFiles(Path.GetDirectoryName(path)!, Path.GetFileName(path))
        select file;
}
