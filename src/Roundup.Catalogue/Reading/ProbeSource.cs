namespace Roundup.Catalogue.Reading;

// A part of the file of a probe, which has the model and the values, of two versions of a model both. Parts are between #if, with one
// symbol or several joined by &&, and #endif.
internal static class ProbeSource
{
    private const string Begin = "#if ";
    private const string End = "#endif";

    // version: the suffix of the version; empty where there is one.
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
