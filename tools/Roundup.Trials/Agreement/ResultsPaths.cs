using Roundup.Catalogue;

namespace Roundup.Trials.Agreement;

/// <summary>Finds results files.</summary>
internal static class ResultsPaths
{
    private const string Name = "results.json";

    /// <summary>The results files of a path: a file, the folder of a run, or the folder of a series, by the numbers of its runs.</summary>
    /// <exception cref="RoundupException">There is no results file.</exception>
    public static IReadOnlyList<string> Find(string path)
    {
        var own = Path.Combine(path, Name);
        string[] found = File.Exists(path) ? [path]
            : File.Exists(own) ? [own]
            : Directory.Exists(path) ? [.. InRunsOf(path)]
            : [];
        return found.Length > 0
            ? found
            : throw new RoundupException(ExitCode.Usage, $"{path} has no results: give a results.json, or the folder of a run or series.");
    }

    private static IEnumerable<string> InRunsOf(string series) => Directory.EnumerateDirectories(series, "run-*")
        .OrderBy(folder => folder.Length)
        .ThenBy(folder => folder, StringComparer.Ordinal)
        .Select(folder => Path.Combine(folder, Name))
        .Where(File.Exists);
}
