namespace Roundup.Engine.Building;

/// <summary>
/// The projects and assemblies that an entrant's project refers to: a library that is built from source, with all that it refers to in
/// turn. They are read without a build.
/// </summary>
internal static class ReferencedProjects
{
    private static readonly string[] s_shared = ["Directory.*.props", "Directory.*.targets"];
    private static readonly string[] s_output = ["bin", "obj"];

    /// <summary>Whether a project refers to another one.</summary>
    /// <param name="projectFile">The project file, absolute.</param>
    public static bool Any(string projectFile) => ProjectPaths.Read(projectFile).Projects.Count > 0;

    /// <summary>
    /// Whether all their files are known. They are not where a path has a property in it, whose value only a build knows.
    /// </summary>
    /// <param name="projectFile">The project file of the entrant, absolute.</param>
    public static bool AreKnown(string projectFile) =>
        ProjectPaths.Read(projectFile).AreReferencesKnown && All(projectFile).All(project => project.AreKnown);

    /// <summary>
    /// Their files: of each project all that is in its folder or linked from elsewhere, and what the folders above share; of the
    /// assemblies their own.
    /// </summary>
    /// <param name="projectFile">The project file of the entrant, absolute.</param>
    public static IEnumerable<string> FilesOf(string projectFile)
    {
        var files = new HashSet<string>(ProjectPaths.Read(projectFile).Assemblies, StringComparer.Ordinal);
        foreach (var project in All(projectFile))
        {
            var folder = Path.GetDirectoryName(project.File)!;
            files.UnionWith(Sources(folder));
            files.UnionWith(project.Linked.SelectMany(Matches));
            files.UnionWith(Shared(folder));
            files.UnionWith(project.Assemblies);
        }

        return files.Where(File.Exists);
    }

    /// <summary>The projects, those that they refer to among them.</summary>
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

    // What the SDK compiles: not what is in hidden folders, nor output, which is beside a project file.
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

        // All of the folder, more than the pattern says: a file too many only builds once too often.
        var folder = Path.GetDirectoryName(path[..star]);
        return Directory.Exists(folder) ? Sources(folder) : [];
    }

    private static IEnumerable<string> Shared(string folder)
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
