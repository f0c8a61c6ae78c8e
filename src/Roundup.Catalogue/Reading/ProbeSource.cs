namespace Roundup.Catalogue.Reading;

/// <summary>
/// A part of the file of a probe, which has the model and the values, of two versions of a model both. Parts are between <c>#if</c>,
/// with one symbol or several joined by <c>&amp;&amp;</c>, and <c>#endif</c>.
/// </summary>
internal static class ProbeSource
{
    private const string Begin = "#if ";
    private const string End = "#endif";

    /// <summary>The model of a version.</summary>
    /// <param name="text">The text of the file.</param>
    /// <param name="version">The suffix of the version; empty where there is one.</param>
    public static string Model(string text, string version)
    {
        string[] symbols = ["MODEL", version.ToUpperInvariant()];
        var kept = new List<string>();
        var isIn = true;
        foreach (var line in text.ReplaceLineEndings("\n").Split('\n'))
        {
            if (line.StartsWith(Begin, StringComparison.Ordinal))
            {
                isIn = line[Begin.Length..].Split("&&", StringSplitOptions.TrimEntries).All(symbols.Contains);
            }
            else if (line == End)
            {
                isIn = true;
            }
            else if (isIn)
            {
                kept.Add(line);
            }
        }

        return string.Join('\n', kept).TrimEnd() + "\n";
    }
}
