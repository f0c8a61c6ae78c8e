using System.Text;
using System.Text.Json;

namespace Roundup.Engine.Privacy;

/// <summary>The words in values: of the sample they come from, and of what workers are given.</summary>
internal static class ValueWords
{
    /// <summary>Shorter runs of letters occur in any bytes by chance.</summary>
    private const int LeastInBytes = 4;

    /// <summary>The words of the strings in lines of JSON, in lower case.</summary>
    /// <param name="file">The file.</param>
    /// <param name="words">Receives them.</param>
    public static void AddSample(string file, HashSet<string> words)
    {
        foreach (var line in File.ReadLines(file))
        {
            var reader = new Utf8JsonReader(Encoding.UTF8.GetBytes(line), new() { MaxDepth = 1024 });
            while (reader.Read())
            {
                if (reader.TokenType is JsonTokenType.String or JsonTokenType.PropertyName)
                {
                    // The name of a member is one of the model's, too, and those are known.
                    Add(reader.GetString()!, 1, words);
                }
            }
        }
    }

    /// <summary>The words in a file of values, in lower case; texts are in it as UTF-8 or as UTF-16.</summary>
    /// <param name="file">The file.</param>
    /// <param name="words">Receives them.</param>
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
