using System.Text;

namespace Roundup.OwnData.Code;

/// <summary>The words of a name: <c>billingAddress</c>, <c>billing-address</c> and <c>BillingAddress</c> have the same words.</summary>
internal static class NameParts
{
    /// <summary>The words, each with a capital first.</summary>
    public static List<string> Of(string name)
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

    /// <summary>The words as one name for a type or member; empty where there is no letter or digit.</summary>
    public static string Pascal(string name) => Joined(Of(name));

    /// <summary>Words as one name; a digit gets <c>_</c> in front.</summary>
    public static string Joined(IEnumerable<string> words)
    {
        var joined = string.Concat(words);
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
