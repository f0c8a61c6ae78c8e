using System.Diagnostics;

namespace Roundup.Engine.Builds.MSBuild;

// The projects and assemblies to which an entrant's project refers directly or indirectly, such as a library that is built from source.
// Project files are read without a build.
internal static class ReferencedProjects
{
    private static readonly string[] s_shared = ["Directory.*.props", "Directory.*.targets"];
    private static readonly string[] s_output = ["bin", "obj"];

    public static bool Any(string projectFile) => ProjectPaths.Read(projectFile).Projects.Count > 0;

    // Whether the files of all referenced projects are known. A path with a property in it is known only in a build.
    public static bool AreKnown(string projectFile) =>
        ProjectPaths.Read(projectFile).AreReferencesKnown && All(projectFile).All(project => project.AreKnown);

    // The files of all references: of each project the files in its folder, linked files and the shared files of the folders above; and
    // each referenced assembly.
    public static IEnumerable<string> FilesOf(string projectFile)
    {
        var files = new HashSet<string>(ProjectPaths.Read(projectFile).Assemblies, StringComparer.Ordinal);
        foreach (var project in All(projectFile))
        {
            var folder = Path.GetDirectoryName(project.File)!;
            files.UnionWith(Sources(folder));
            files.UnionWith(project.Linked.SelectMany(Matches));
            files.UnionWith(SharedFiles(folder));
            files.UnionWith(project.Assemblies);
        }

        return files.Where(File.Exists);
    }

    // The version of the first referenced project or assembly, with its commit; null where there is none.
    public static string? VersionOf(string projectFile, string output)
    {
        var paths = ProjectPaths.Read(projectFile);
        var library = paths.Projects.Concat(paths.Assemblies)
            .Select(path => Path.Combine(output, Path.GetFileNameWithoutExtension(path) + ".dll"))
            .FirstOrDefault(File.Exists);
        return library is null ? null : ShortVersion(FileVersionInfo.GetVersionInfo(library).ProductVersion);
    }

    // A version whose commit is shortened as Git does.
    private static string? ShortVersion(string? version)
    {
        const int CommitDigits = 7;
        var parts = version?.Split('+', 2) ?? [];
        return parts.Length < 2 ? version : $"{parts[0]}+{parts[1][..Math.Min(parts[1].Length, CommitDigits)]}";
    }

    private static Dictionary<string, ProjectPaths>.ValueCollection All(string projectFile)
    {
        var found = new Dictionary<string, ProjectPaths>(StringComparer.Ordinal);
        var open = new Stack<string>(ProjectPaths.Read(projectFile).Projects);
        while (open.TryPop(out var file))
        {
            if (!found.ContainsKey(file) && File.Exists(file))
            {
                found[file] = ProjectPaths.Read(file);
                found[file].Projects.ToList().ForEach(open.Push);
            }
        }

        return found.Values;
    }

    // The SDK compiles neither files in hidden folders nor output, which is in bin and obj beside a project file.
    private static IEnumerable<string> Sources(string folder)
    {
        var hasOutput = Directory.EnumerateFiles(folder, "*.*proj").Any();
        return Directory.EnumerateFiles(folder).Concat(new DirectoryInfo(folder).EnumerateDirectories()
            .Where(inner => inner.Name[0] != '.' && inner.LinkTarget is null && !(hasOutput && s_output.Contains(inner.Name)))
            .SelectMany(inner => Sources(inner.FullName)));
    }

    private static IEnumerable<string> Matches(string path)
    {
        var star = path.IndexOf('*', StringComparison.Ordinal);
        if (star < 0)
        {
            return [path];
        }

        // All files of the folder: a file that the pattern does not match only causes a needless build.
        var folder = Path.GetDirectoryName(path[..star]);
        return Directory.Exists(folder) ? Sources(folder) : [];
    }

    public static IEnumerable<string> SharedFiles(string folder)
    {
        for (var at = Path.GetDirectoryName(folder); at is not null; at = Path.GetDirectoryName(at))
        {
            foreach (var file in s_shared.SelectMany(pattern => Directory.EnumerateFiles(at, pattern)))
            {
                yield return file;
            }
        }
    }
}
