using System.Globalization;
using System.Text;

namespace Roundup.Cli.Commands.Show;

/// <summary>A payload for people: as text if it is text, otherwise as hexadecimal with the printable characters beside it.</summary>
internal static class PayloadText
{
    private const int BytesInLine = 16;

    public static string Of(byte[] payload) => IsText(payload) ? Encoding.UTF8.GetString(payload) : Hex(payload);

    /// <summary>UTF-8 without control characters; the end may have been cut within a character.</summary>
    private static bool IsText(byte[] payload)
    {
        var text = Encoding.UTF8.GetString(payload);
        return !text.TrimEnd('\uFFFD').Any(c => c == '\uFFFD' || (char.IsControl(c) && c is not ('\n' or '\r' or '\t')));
    }

    private static string Hex(byte[] payload)
    {
        var text = new StringBuilder();
        for (var start = 0; start < payload.Length; start += BytesInLine)
        {
            var line = payload.AsSpan(start, Math.Min(BytesInLine, payload.Length - start));
            text.Append(start.ToString("x8", CultureInfo.InvariantCulture)).Append(' ');
            for (var i = 0; i < BytesInLine; i++)
            {
                text.Append(i == BytesInLine / 2 ? "  " : " ");
                text.Append(i < line.Length ? line[i].ToString("x2", CultureInfo.InvariantCulture) : "  ");
            }

            text.Append("  ");
            foreach (var value in line)
            {
                text.Append(value is >= 0x20 and < 0x7f ? (char)value : '.');
            }

            text.Append('\n');
        }

        return text.ToString();
    }
}
