using System.Xml.Linq;

namespace Roundup.Engine.Builds.MSBuild;

/// <summary>The files that a project is built from, found without a build.</summary>
internal static class ProjectSources
{
    /// <summary>
    /// All files in the project's folder except build output and flavours, linked files, and the files of referenced projects and
    /// assemblies; in ordinal order.
    /// </summary>
    public static IEnumerable<string> Of(string projectFile) =>
        Own(projectFile).Concat(ReferencedProjects.FilesOf(projectFile)).Order(StringComparer.Ordinal);

    /// <summary>The C# files of the project itself, in ordinal order.</summary>
    public static IEnumerable<string> CodeOf(string projectFile) => Own(projectFile)
        .Where(file => file.EndsWith(".cs", StringComparison.Ordinal))
        .Order(StringComparer.Ordinal);

    private static IEnumerable<string> Own(string projectFile)
    {
        var folder = Path.GetDirectoryName(projectFile)!;
        return Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .Where(file => Path.GetRelativePath(folder, file).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj" or "Flavour"))
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
