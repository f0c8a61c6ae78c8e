using System.Collections.Concurrent;

namespace SampleNamespace;

/// <summary>The words of a member's name and of its class, in small letters and the singular.</summary>
internal sealed class MemberWords
{
    private static readonly ConcurrentDictionary<(string Name, Type Owner), MemberWords> s_known = new();

    private readonly string[] words;

    private MemberWords(string name, string owner) => (words, Owner) = (Split(name), Split(owner));

    /// <summary>No name.</summary>
    public static MemberWords None { get; } = new("", "");

    /// <summary>The words of its class.</summary>
    public IReadOnlyList<string> Owner { get; }

    /// <summary>The last word; empty where there is none.</summary>
    public string Last => words.Length == 0 ? "" : words[^1];

    /// <summary>The words of a member.</summary>
    public static MemberWords Of(string name, Type owner) =>
        s_known.GetOrAdd((name, owner), static key => new(key.Name, key.Owner.Name));

    /// <summary>Whether the name has one of these words.</summary>
    public bool Has(params ReadOnlySpan<string> any)
    {
        foreach (var word in any)
        {
            if (Array.IndexOf(words, word) >= 0)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether the name ends in one of these words.</summary>
    public bool EndsIn(params ReadOnlySpan<string> any) => words.Length > 0 && any.Contains(words[^1]);

    /// <summary>Whether the name has these two words, one after the other or as one.</summary>
    public bool HasBoth(string first, string second)
    {
        for (var i = 0; i < words.Length; i++)
        {
            if (words[i] == first + second || (words[i] == first && i + 1 < words.Length && words[i + 1] == second))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether the class, or the name before its last word, has one of these words: a <c>Name</c> of a <c>Company</c>.</summary>
    public bool IsOf(params ReadOnlySpan<string> any)
    {
        foreach (var word in any)
        {
            if (Owner.Contains(word) || Has(word))
            {
                return true;
            }
        }

        return false;
    }

    private static string[] Split(string name)
    {
        var found = new List<string>();
        var start = 0;
        for (var i = 1; i <= name.Length; i++)
        {
            if (i == name.Length || IsBorder(name, i))
            {
                var word = name[start..i].Trim('_', '-').ToLowerInvariant();
                if (word.Length > 0)
                {
                    found.Add(Singular(word));
                }

                start = i;
            }
        }

        return [.. found];
    }

    /// <summary>Before the <c>I</c> of <c>orderId</c> and the <c>P</c> of <c>URLPath</c>, and around an underscore.</summary>
    private static bool IsBorder(string name, int i) =>
        name[i] == '_'
        || name[i - 1] == '_'
        || (char.IsUpper(name[i]) && (!char.IsUpper(name[i - 1]) || (i + 1 < name.Length && char.IsLower(name[i + 1]))));

    private static string Singular(string word) =>
        word.Length < 4 || Ends(word, "ss") || Ends(word, "us") ? word
        : Ends(word, "ies") ? word[..^3] + "y"
        : Ends(word, "sses") || Ends(word, "xes") ? word[..^2]
        : Ends(word, "s") ? word[..^1]
        : word;

    private static bool Ends(string word, string end) => word.EndsWith(end, StringComparison.Ordinal);
}
