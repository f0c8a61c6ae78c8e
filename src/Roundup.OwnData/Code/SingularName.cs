namespace Roundup.OwnData.Code;

/// <summary>The name of an element, from the name of a list.</summary>
internal static class SingularName
{
    private static readonly Dictionary<string, string> s_irregular = new(StringComparer.OrdinalIgnoreCase)
    {
        ["children"] = "Child",
        ["people"] = "Person",
        ["men"] = "Man",
        ["women"] = "Woman",
        ["indices"] = "Index",
        ["vertices"] = "Vertex",
        ["matrices"] = "Matrix",
        ["criteria"] = "Criterion",
        ["movies"] = "Movie",
        ["cookies"] = "Cookie",
        ["analyses"] = "Analysis",
        ["lenses"] = "Lens",
        ["statuses"] = "Status",
        ["aliases"] = "Alias",
        ["buses"] = "Bus",
        ["viruses"] = "Virus",
        ["data"] = "Datum",
        ["leaves"] = "Leaf",
        ["shelves"] = "Shelf",
        ["halves"] = "Half",
        ["lives"] = "Life",
    };

    // Singular words that end in s; the endings ss, us and is are handled below.
    private static readonly HashSet<string> s_singular = new(StringComparer.OrdinalIgnoreCase)
    {
        "alias", "analytics", "atlas", "aws", "bias", "canvas", "chaos", "cosmos", "economics", "electronics", "gas", "graphics", "https",
        "ios", "kudos", "lens", "logistics", "mathematics", "nas", "news", "physics", "pos", "series", "species", "ups",
    };

    public static string Of(string name)
    {
        var words = NameParts.Of(name);
        if (words.Count == 0)
        {
            return "Item";
        }

        var one = Word(words[^1]);
        words[^1] = one;
        return NameParts.Joined(words);
    }

    private static string Word(string word) => s_irregular.GetValueOrDefault(word) ?? word switch
    {
        _ when s_singular.Contains(word) || IsAbbreviation(word) => word,
        _ when Ends(word, "ies") && word.Length > 4 => word[..^3] + "y",
        _ when Ends(word, "sses") || Ends(word, "shes") || Ends(word, "ches") || Ends(word, "xes") || Ends(word, "zzes") => word[..^2],
        _ when Ends(word, "ss") || Ends(word, "us") || Ends(word, "is") => word,
        _ when Ends(word, "s") && word.Length > 2 => word[..^1],
        _ => word,
    };

    /// <summary>Three letters without a vowel, such as cms, dns, gps or sms.</summary>
    private static bool IsAbbreviation(string word) => word.Length == 3 && !word.Any(letter => "aeiouyAEIOUY".Contains(letter));

    private static bool Ends(string word, string end) => word.EndsWith(end, StringComparison.OrdinalIgnoreCase);
}
