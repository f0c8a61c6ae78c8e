using Roundup.Analysis;
using Roundup.Results;

namespace Roundup.Site.Commands;

/// <summary>Finds and reads results.</summary>
internal static class RunFiles
{
    /// <summary>The name of the file in the folder of a run.</summary>
    public const string Results = "results.json";

    /// <summary>Reads files, folders of runs, and folders that contain either.</summary>
    /// <returns>The runs, the newest first, and the files in folders that this version cannot read as results.</returns>
    /// <exception cref="SiteException">There is none, or one that was named does not exist.</exception>
    public static (IReadOnlyList<(string Path, ResultsFile Results)> Files, IReadOnlyList<string> Others) Read(IReadOnlyList<string> paths)
    {
        var read = new Dictionary<string, ResultsFile>();
        var others = new List<string>();
        foreach (var path in paths)
        {
            foreach (var (file, isNamed) in FilesOf(path))
            {
                try
                {
                    read.TryAdd(file, RoundupResults.Read(file));
                }
                catch (FileNotFoundException e) when (isNamed)
                {
                    throw new SiteException($"The results file {file} does not exist: give the results.json of a run, or its folder.", e);
                }
                catch (Exception e) when (!isNamed && e is ResultsFormatException or IOException)
                {
                    // All runs call their file the same; their folders have the names.
                    var name = Path.GetRelativePath(path, file);
                    others.Add(Path.GetDirectoryName(name) is { Length: > 0 } folder ? folder : name);
                }
            }
        }

        return read.Count == 0
            ? throw new SiteException(
                $"There is no results file in {string.Join(", ", paths)}: give results.json files, or folders that contain some.")
            : ([
                .. read.OrderByDescending(file => file.Value.Run.Started).ThenBy(file => file.Key, StringComparer.Ordinal)
                    .Select(file => (file.Key, file.Value)),
            ], others);
    }

    private static IEnumerable<(string File, bool IsNamed)> FilesOf(string path) =>
        !Directory.Exists(path) ? [(Path.GetFullPath(path), true)]
        : IsRun(path) ? [(Path.GetFullPath(Path.Combine(path, Results)), true)]
        : Directory.GetFiles(path).Where(ResultsStore.IsNamed)
            .Concat(Directory.GetDirectories(path).Where(IsRun).Select(folder => Path.Combine(folder, Results)))
            .Select(Path.GetFullPath).Order(StringComparer.Ordinal).Select(file => (file, false));

    private static bool IsRun(string folder) =>
        File.Exists(Path.Combine(folder, Results)) || File.Exists(Path.Combine(folder, "journal.jsonl"));
}
