using System.Globalization;
using System.Text;

namespace Roundup.Reporting.Text;

/// <summary>Text from outside (names, reasons, exception messages) made fit for one line on a screen.</summary>
internal static class Visible
{
    /// <summary>
    /// Line breaks and tabs become a space, every other control or formatting character its escape (<c>\u001B</c>):
    /// an exception message must not recolour a terminal, reverse the text or break a table.
    /// </summary>
    public static string Line(string? text) => InLine(text).Trim();

    /// <summary>The same for a part of a line, whose blanks at both ends stay.</summary>
    public static string InLine(string? text)
    {
        if (string.IsNullOrEmpty(text))
        {
            return "";
        }

        var line = new StringBuilder(text.Length);
        foreach (var c in text)
        {
            if (c is '\r' or '\n' or '\t' or '\u0085' or '\u2028' or '\u2029')
            {
                // A line break with its indentation is one space.
                if (line.Length > 0 && line[^1] != ' ')
                {
                    line.Append(' ');
                }
            }
            else if (CharUnicodeInfo.GetUnicodeCategory(c) is UnicodeCategory.Control or UnicodeCategory.Format)
            {
                line.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:X4}");
            }
            else
            {
                line.Append(c);
            }
        }

        return line.ToString();
    }
}
