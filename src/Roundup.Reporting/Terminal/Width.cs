using System.Text;
using Roundup.Reporting.Text;
using Spectre.Console.Rendering;

namespace Roundup.Reporting.Terminal;

/// <summary>Widths in terminal cells (an ideogram takes two), wrapping and shortening.</summary>
internal static class Width
{
    /// <summary>Cells that a text takes.</summary>
    public static int Of(string text) => new Segment(text).CellCount();

    /// <summary>
    /// A row's name in at most <paramref name="width"/> cells: the library is cut, what follows the slash stays, since it tells rows apart.
    /// </summary>
    public static string ShortenName(string name, int width)
    {
        if (Of(name) <= width)
        {
            return name;
        }

        var slash = name.IndexOf('/', StringComparison.Ordinal);
        var tail = slash > 0 ? name[slash..] : "";
        return slash > 0 && Of(tail) + 6 <= width ? Cut(name[..slash], width - Of(tail)) + tail : Cut(name, width);
    }

    /// <summary>Rows' names in at most <paramref name="width"/> cells, each still another than those that it was not.</summary>
    public static IReadOnlyList<string> ShortenNames(IReadOnlyList<string> names, int width)
    {
        var shorter = DistinctNames.Of(names, (name, number) => ShortenName(name, Math.Max(1, width - number.Length)) + number);
        return [.. names.Select(name => shorter[name])];
    }

    /// <summary>A text in lines of at most <paramref name="width"/> cells, broken between words where it can be.</summary>
    public static IEnumerable<string> Wrap(string text, int width)
    {
        var line = new StringBuilder();
        foreach (var word in text.Split(' ', StringSplitOptions.RemoveEmptyEntries).SelectMany(w => Pieces(w, width)))
        {
            if (line.Length > 0 && Of(line.ToString()) + 1 + Of(word) > width)
            {
                yield return line.ToString();
                line.Clear();
            }

            line.Append(line.Length > 0 ? " " : "").Append(word);
        }

        yield return line.ToString();
    }

    /// <summary>From the start and not from the end: a long name takes linear time.</summary>
    private static string Cut(string text, int width)
    {
        var (end, cells) = (0, 0);
        foreach (var rune in text.EnumerateRunes())
        {
            cells += Of(rune.ToString());
            if (cells > width - 1)
            {
                break;
            }

            end += rune.Utf16SequenceLength;
        }

        return text[..end] + "…";
    }

    /// <summary>A word longer than a line (a path, a hash) is broken anywhere.</summary>
    private static IEnumerable<string> Pieces(string word, int width)
    {
        while (Of(word) > width)
        {
            var piece = Cut(word, width + 1)[..^1];
            piece = piece.Length == 0 ? word[..1] : piece;
            yield return piece;
            word = word[piece.Length..];
        }

        yield return word;
    }
}
