using System.Text;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Svg;

internal static class SvgText
{
    public const double Size = 12;

    // The narrowest character, as a share of the size.
    private const double Narrowest = 0.37;

    // One line of literal text; characters that XML cannot have are replaced.
    public static string Escape(string? text)
    {
        var escaped = new StringBuilder();
        foreach (var rune in Visible.Line(text).EnumerateRunes())
        {
            escaped.Append(rune.Value switch
            {
                '&' => "&amp;",
                '<' => "&lt;",
                '>' => "&gt;",
                '"' => "&quot;",
                '\'' => "&#39;",
                0xFFFE or 0xFFFF => "\uFFFD",
                _ => rune.ToString(),
            });
        }

        return escaped.ToString();
    }

    // The approximate width of a text: the reader's font is not known, so a wide one is assumed.
    public static double Width(string text, double size = Size) => text.EnumerateRunes().Sum(r => Share(r.Value)) * size;

    // The text in lines that are not wider than width; a word that is wider has a line of its own.
    public static IEnumerable<string> Wrap(string text, double width, double size, bool isBold = false)
    {
        var line = "";
        foreach (var word in Visible.Line(text).Split(' '))
        {
            var longer = line.Length == 0 ? word : $"{line} {word}";
            if (line.Length > 0 && Width(longer, size) > width * (isBold ? 0.93 : 1))
            {
                yield return line;
                longer = word;
            }

            line = longer;
        }

        yield return line;
    }

    // Different names stay different.
    public static IReadOnlyDictionary<string, string> FitNames(IEnumerable<string> names, double width) =>
        DistinctNames.Make(names, (name, number) => Fit(name, width - Width(number)) + number);

    // The text, shortened in its middle where it is wider than width: names differ at their ends.
    public static string Fit(string text, double width, double size = Size)
    {
        text = Visible.Line(text);
        if (Width(text, size) <= width)
        {
            return text;
        }

        // More characters have no room, however narrow they are; without this bound a long name takes quadratic time.
        for (var kept = Math.Min(text.Length, (int)(width / (Narrowest * size)) + 1); kept > 2; kept--)
        {
            var (head, tail) = (kept / 2, text.Length - (kept - (kept / 2)));

            // Half of a character outside the basic plane is no character.
            head -= char.IsHighSurrogate(text[head - 1]) ? 1 : 0;
            tail += char.IsLowSurrogate(text[tail]) ? 1 : 0;
            var shorter = $"{text[..head]}…{text[tail..]}";
            if (Width(shorter, size) <= width)
            {
                return shorter;
            }
        }

        return text;
    }

    private static double Share(int c) => c switch
    {
        'i' or 'j' or 'l' or 'I' or '.' or ',' or ':' or ';' or '\'' or '|' or '!' or '(' or ')' or '[' or ']' or '/' or ' ' => Narrowest,
        'f' or 'r' or 't' or '-' => 0.42,
        'm' or 'w' or 'M' or 'W' or '@' or '%' => 0.96,
        >= 'A' and <= 'Z' => 0.72,
        >= 0x1100 => 1.05,
        _ => 0.62,
    };
}
