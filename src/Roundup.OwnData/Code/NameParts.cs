using System.Text;

namespace Roundup.OwnData.Code;

// The words of a name: billingAddress, billing-address and BillingAddress have the same words.
internal static class NameParts
{
    // The most letters of a name that is made: it becomes a part of others, and of the names of files.
    public const int Longest = 100;

    public static List<string> Split(string name)
    {
        var words = new List<string>();
        var word = new StringBuilder();
        for (var i = 0; i < name.Length; i++)
        {
            var one = name[i];
            if (!char.IsAsciiLetterOrDigit(one))
            {
                End(words, word);
                continue;
            }

            // A capital begins a word, except in a row of capitals: HTTPServer is HTTP and Server.
            var begins = char.IsAsciiLetterUpper(one)
                && (i == 0 || !char.IsAsciiLetterUpper(name[i - 1]) || (i + 1 < name.Length && char.IsAsciiLetterLower(name[i + 1])));
            if (begins)
            {
                End(words, word);
            }

            word.Append(one);
        }

        End(words, word);
        return words;
    }

    // The words as one name for a type or member; empty where there is no letter or digit.
    public static string Pascal(string name) => Joined(Split(name));

    // Words as one name; a digit gets _ in front.
    public static string Joined(IEnumerable<string> words)
    {
        var joined = string.Concat(words);
        joined = joined[..Math.Min(joined.Length, Longest)];
        return joined.Length > 0 && char.IsAsciiDigit(joined[0]) ? "_" + joined : joined;
    }

    private static void End(List<string> words, StringBuilder word)
    {
        if (word.Length == 0)
        {
            return;
        }

        var text = word.ToString();
        var isShouted = text.Length > 3 && !text.Any(char.IsAsciiLetterLower);
        words.Add(char.ToUpperInvariant(text[0]) + (isShouted ? text[1..].ToLowerInvariant() : text[1..]));
        word.Clear();
    }
}

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

    public static string Make(string name)
    {
        var words = NameParts.Split(name);
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

    // Three letters without a vowel, such as cms, dns, gps or sms.
    private static bool IsAbbreviation(string word) => word.Length == 3 && !word.Any(letter => "aeiouyAEIOUY".Contains(letter));

    private static bool Ends(string word, string end) => word.EndsWith(end, StringComparison.OrdinalIgnoreCase);
}

// Names without what styles differ in: OrderId, orderId, order_id and ORDER-ID are one.
internal static class Spelling
{
    public static string Correct(string name) => string.Concat(name.Where(c => c is not ('_' or '-' or ' '))).ToLowerInvariant();
}
