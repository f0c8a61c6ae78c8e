using System.Buffers;

namespace Roundup.Cli.Listing;

/// <summary>Text in lines of a given width.</summary>
internal static class WrappedText
{
    // A word that is wider than a line ends after one of these where it can: package names, paths and addresses are made of such parts.
    private static readonly SearchValues<char> s_breaks = SearchValues.Create("./\\-_,;:+)");

    /// <summary>The lines: words stay whole unless one is wider than a line.</summary>
    public static List<string> Lines(string text, int width)
    {
        var lines = new List<string>();
        var line = "";
        var words = text.Split([' ', '\r', '\n', '\t'], StringSplitOptions.RemoveEmptyEntries);
        foreach (var word in words.SelectMany(word => Parts(word, width)))
        {
            if (line.Length > 0 && line.Length + 1 + word.Length > width)
            {
                lines.Add(line);
                line = "";
            }

            line = line.Length == 0 ? word : $"{line} {word}";
        }

        return line.Length > 0 || lines.Count == 0 ? [.. lines, line] : lines;
    }

    private static IEnumerable<string> Parts(string word, int width)
    {
        while (word.Length > width)
        {
            var end = word.AsSpan(0, width).LastIndexOfAny(s_breaks) + 1;
            end = end > 0 ? end : width;
            yield return word[..end];
            word = word[end..];
        }

        yield return word;
    }
}
