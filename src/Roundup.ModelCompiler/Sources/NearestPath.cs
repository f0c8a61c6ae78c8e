namespace Roundup.ModelCompiler.Sources;

internal static class NearestPath
{
    /// <summary>The member path with the smallest edit distance; null if more than a third of the letters differ.</summary>
    public static string? Of(string typed, IEnumerable<string> known) => known
        .Select(path => (Path: path, Distance: Math.Min(Distance(typed, path), 1 + Distance(typed, path[(path.LastIndexOf('.') + 1)..]))))
        .Where(one => one.Distance <= Math.Max(2, Math.Max(typed.Length, one.Path.Length) / 3))
        .OrderBy(one => one.Distance)
        .Select(one => one.Path)
        .FirstOrDefault();

    /// <summary>Levenshtein's distance, ignoring case.</summary>
    private static int Distance(string one, string other)
    {
        var row = Enumerable.Range(0, other.Length + 1).ToArray();
        for (var i = 1; i <= one.Length; i++)
        {
            var diagonal = row[0];
            row[0] = i;
            for (var j = 1; j <= other.Length; j++)
            {
                var replaced = diagonal + (char.ToUpperInvariant(one[i - 1]) == char.ToUpperInvariant(other[j - 1]) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.Min(replaced, 1 + Math.Min(row[j], row[j - 1]));
            }
        }

        return row[^1];
    }
}
