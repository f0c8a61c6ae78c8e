namespace Roundup.Inference.Naming;

/// <summary>The name of one element, from the name of many.</summary>
internal static class Singular
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
        ["series"] = "Series",
        ["news"] = "News",
        ["status"] = "Status",
        ["address"] = "Address",
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
        ["gas"] = "Gas",
        ["lens"] = "Lens",
    };

    /// <summary>The name of an element of <paramref name="name"/>, in words with a capital first.</summary>
    public static string Of(string name)
    {
        var words = Words.Of(name);
        if (words.Count == 0)
        {
            return "Item";
        }

        var one = Word(words[^1]);
        words[^1] = one;
        return Words.Joined(words);
    }

    private static string Word(string word) => s_irregular.GetValueOrDefault(word) ?? word switch
    {
        _ when Ends(word, "ies") && word.Length > 4 => word[..^3] + "y",
        _ when Ends(word, "sses") || Ends(word, "shes") || Ends(word, "ches") || Ends(word, "xes") || Ends(word, "zzes") => word[..^2],
        _ when Ends(word, "ss") || Ends(word, "us") || Ends(word, "is") => word,
        _ when Ends(word, "s") && word.Length > 2 => word[..^1],
        _ => word,
    };

    private static bool Ends(string word, string end) => word.EndsWith(end, StringComparison.OrdinalIgnoreCase);
}
