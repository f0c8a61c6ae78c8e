using System.Buffers;
using System.Text;
using Spectre.Console.Rendering;

namespace Roundup.Reporting.Text;

// Widths in terminal cells (an ideogram takes two), wrapping and shortening.
internal static class TextWidth
{
    // A word wider than a line is broken after one of these: package names, paths and addresses have such parts.
    private static readonly SearchValues<char> s_breaks = SearchValues.Create("./\\-_,;:+)");

    public static int Measure(string text) => Ascii.IsValid(text) ? text.Length : new Segment(text).CellCount();

    public static string Pad(string text, int width, bool right)
    {
        var blanks = new string(' ', Math.Max(0, width - Measure(text)));
        return right ? blanks + text : text + blanks;
    }

    // A row's name in at most width cells: the library is cut, what follows the slash stays, since it tells rows apart.
    public static string ShortenName(string name, int width)
    {
        if (Measure(name) <= width)
        {
            return name;
        }

        var slash = name.IndexOf('/', StringComparison.Ordinal);
        var tail = slash > 0 ? name[slash..] : "";
        return slash > 0 && Measure(tail) + 6 <= width ? Cut(name[..slash], width - Measure(tail)) + tail : Cut(name, width);
    }

    // Different names stay different.
    public static IReadOnlyList<string> ShortenNames(IReadOnlyList<string> names, int width)
    {
        var shorter = DistinctNames.Make(names, (name, number) => ShortenName(name, Math.Max(1, width - number.Length)) + number);
        return [.. names.Select(name => shorter[name])];
    }

    // Broken between words where possible; at least one line.
    public static IEnumerable<string> Wrap(string text, int width)
    {
        var line = new StringBuilder();
        var cells = 0;
        foreach (var word in text.Split(' ', StringSplitOptions.RemoveEmptyEntries).SelectMany(word => Pieces(word, width)))
        {
            if (line.Length > 0 && cells + 1 + Measure(word) > width)
            {
                yield return line.ToString();
                line.Clear();
                cells = 0;
            }

            cells += Measure(word) + (line.Length > 0 ? 1 : 0);
            line.Append(line.Length > 0 ? " " : "").Append(word);
        }

        yield return line.ToString();
    }

    private static string Cut(string text, int width) => text[..End(text, 0, width - 1)] + "…";

    private static IEnumerable<string> Pieces(string word, int width)
    {
        var start = 0;
        while (Math.Max(End(word, start, width), start + 1) is var end && end < word.Length)
        {
            var last = word.AsSpan(start, end - start).LastIndexOfAny(s_breaks);
            end = last < 0 ? end : start + last + 1;
            yield return word[start..end];
            start = end;
        }

        yield return word[start..];
    }

    private static int End(string text, int start, int width)
    {
        var (end, cells) = (start, 0);
        while (end < text.Length)
        {
            var isWhole = Rune.TryGetRuneAt(text, end, out var rune);
            cells += isWhole ? rune.IsAscii ? 1 : Measure(rune.ToString()) : 1;
            if (cells > width)
            {
                break;
            }

            end += isWhole ? rune.Utf16SequenceLength : 1;
        }

        return end;
    }
}

// Names by what fit makes of a name and a text behind it. Different names stay different: a number stands behind those that would be cut to
// the same text.
internal static class DistinctNames
{
    public static IReadOnlyDictionary<string, string> Make(IEnumerable<string> names, Func<string, string, string> fit)
    {
        var shorter = names.Distinct().ToDictionary(name => name, name => fit(name, ""));
        foreach (var alike in shorter.GroupBy(name => name.Value, name => name.Key).Where(group => group.Count() > 1).ToList())
        {
            foreach (var (name, number) in alike.Select((name, index) => (name, $"#{index + 1}")))
            {
                shorter[name] = fit(name, number);
            }
        }

        return shorter;
    }
}
