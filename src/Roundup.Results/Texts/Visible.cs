using System.Buffers;
using System.Globalization;
using System.Text;

namespace Roundup.Results.Texts;

/// <summary>
/// Text from outside (names, reasons, exception messages, output of a build) made fit to be shown. Everything that is drawn on a terminal,
/// in a page or in a picture goes through here at the edge: an exception message must not recolour a terminal, reverse the text or break a
/// table. What cannot be shown is not dropped but written as its escape, <c>\u001B</c>.
/// </summary>
public static class Visible
{
    /// <summary>One line without blanks at both ends. Line breaks and tabs become a space.</summary>
    public static string Line(string? text) => InLine(text).Trim();

    /// <summary>The same for a part of a line, whose blanks at both ends stay.</summary>
    public static string InLine(string? text) => Escaped(text, keepsLines: false);

    /// <summary>Several lines: line breaks and tabs stay. Another carriage return would overwrite the line, so it is escaped.</summary>
    public static string Lines(string? text) => Escaped(text, keepsLines: true);

    private static string Escaped(string? text, bool keepsLines)
    {
        if (text is null || !text.AsSpan().ContainsAnyExceptInRange(' ', '~'))
        {
            return text ?? "";
        }

        var escaped = new StringBuilder(text.Length);
        for (var rest = text.AsSpan(); rest.Length > 0;)
        {
            var isWhole = Rune.DecodeFromUtf16(rest, out var rune, out var length) == OperationStatus.Done;
            if (isWhole && rune.Value is '\r' or '\n' or '\t' or 0x85 or 0x2028 or 0x2029)
            {
                length = keepsLines ? Kept(rest, escaped) : Space(escaped);
            }
            else if (isWhole && Rune.GetUnicodeCategory(rune) is not (UnicodeCategory.Control or UnicodeCategory.Format))
            {
                escaped.Append(rest[..length]);
            }
            else
            {
                // Half of a character outside the basic plane has no form of its own.
                Escape(isWhole ? rune.Value : rest[0], escaped);
            }

            rest = rest[length..];
        }

        return escaped.ToString();
    }

    // Line breaks and tabs next to each other are one space.
    private static int Space(StringBuilder line)
    {
        if (line.Length > 0 && line[^1] != ' ')
        {
            line.Append(' ');
        }

        return 1;
    }

    private static int Kept(ReadOnlySpan<char> rest, StringBuilder lines)
    {
        var length = rest.StartsWith("\r\n") ? 2 : 1;
        if (length == 1 && rest[0] is not ('\n' or '\t'))
        {
            Escape(rest[0], lines);
        }
        else
        {
            lines.Append(rest[..length]);
        }

        return length;
    }

    private static void Escape(int character, StringBuilder text) =>
        text.Append(CultureInfo.InvariantCulture, $"\\{(character > 0xFFFF ? 'U' : 'u')}")
            .Append(character.ToString(character > 0xFFFF ? "X8" : "X4", CultureInfo.InvariantCulture));
}
