using Roundup.Catalogue;

namespace Roundup.Cli.Output;

internal static class ManyResults
{
    // Reads files, folders of runs, and folders that contain either; the newest run comes first. A file that a folder contains and that is
    // no results file is left out.
    public static (IReadOnlyList<(string Path, ResultsFile Results)> Files, IReadOnlyList<string> Others) Read(
        ResultsStore store, IReadOnlyList<string> paths)
    {
        var read = new Dictionary<string, ResultsFile>();
        var others = new List<string>();
        foreach (var path in paths)
        {
            foreach (var (file, isNamed) in FilesOf(path))
            {
                try
                {
                    read.TryAdd(file, ResultsFiles.Read(store, file));
                }
                catch (Exception e) when (!isNamed && e is ResultsFormatException or RoundupException)
                {
                    // All runs call their file the same; their folders have the names.
                    var name = Path.GetRelativePath(path, file);
                    others.Add(Path.GetDirectoryName(name) is { Length: > 0 } folder ? folder : name);
                }
            }
        }

        if (read.Count == 0)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"There is no results file in {string.Join(", ", paths)}: give results.json files, or folders that contain some.");
        }

        var ordered = read.OrderByDescending(file => file.Value.Run.Started).ThenBy(file => file.Key, StringComparer.Ordinal).ToList();
        return ([.. ordered.Select(file => (file.Key, file.Value))], others);
    }

    private static IEnumerable<(string File, bool IsNamed)> FilesOf(string path)
    {
        if (!Directory.Exists(path))
        {
            return [(Path.GetFullPath(path), true)];
        }

        if (RunFolders.ContainsRun(path))
        {
            return [(Path.GetFullPath(RunFolders.ResultsOf(path)), true)];
        }

        try
        {
            return
            [
                .. Directory.GetFiles(path).Where(ResultsStore.IsNamed)
                    .Concat(Directory.GetDirectories(path).Where(RunFolders.ContainsRun).Select(RunFolders.ResultsOf))
                    .Select(file => (Path.GetFullPath(file), false))
                    .OrderBy(file => file.Item1, StringComparer.Ordinal),
            ];
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw new RoundupException(ExitCode.Usage, $"The folder {path} cannot be read: give one with results files.", e);
        }
    }
}
