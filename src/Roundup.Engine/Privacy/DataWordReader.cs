using System.Text;
using System.Text.Json;

namespace Roundup.Engine.Privacy;

/// <summary>Reads the words in values, in lower case.</summary>
internal static class DataWordReader
{
    /// <summary>Shorter runs of letters occur in any bytes by chance.</summary>
    private const int LeastInBytes = 4;

    /// <summary>Adds the words of the strings in lines of JSON.</summary>
    public static void AddSample(string file, HashSet<string> words)
    {
        foreach (var line in File.ReadLines(file))
        {
            var reader = new Utf8JsonReader(Encoding.UTF8.GetBytes(line), new() { MaxDepth = 1024 });
            while (reader.Read())
            {
                if (reader.TokenType is JsonTokenType.String or JsonTokenType.PropertyName)
                {
                    // Names of members are among the names of the model, which are known.
                    Add(reader.GetString()!, 1, words);
                }
            }
        }
    }

    /// <summary>Adds the words in a file of values, in which texts are UTF-8 or UTF-16.</summary>
    public static void AddValues(string file, HashSet<string> words)
    {
        var bytes = File.ReadAllBytes(file);
        Add(Encoding.Latin1.GetString(bytes), LeastInBytes, words);

        // A text may begin at any byte.
        Add(Encoding.Unicode.GetString(bytes), LeastInBytes, words);
        Add(Encoding.Unicode.GetString(bytes.AsSpan(Math.Min(1, bytes.Length))), LeastInBytes, words);
    }

    private static void Add(string text, int least, HashSet<string> words)
    {
        for (var start = 0; start < text.Length;)
        {
            var end = start;
            while (end < text.Length && char.IsAsciiLetter(text[end]))
            {
                end++;
            }

            if (end - start >= least)
            {
                words.Add(text[start..end].ToLowerInvariant());
            }

            start = Math.Max(end, start + 1);
        }
    }
}
