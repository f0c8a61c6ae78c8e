using System.Buffers;
using System.Buffers.Text;

namespace Roundup.OwnData.Samples.Shapes;

internal static class Base64Text
{
    private const int Quantum = 4;
    private const int Least = 16;
    private const int Long = 64;

    private static readonly SearchValues<char> s_digits =
        SearchValues.Create("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=");

    public static bool Is(ReadOnlySpan<char> text)
    {
        if (text.Length == 0)
        {
            return true;
        }

        if (text.Length % Quantum != 0 || text.ContainsAnyExcept(s_digits) || !Base64.IsValid(text))
        {
            return false;
        }

        // The bits behind the last byte must be zero. Only the last four characters have such bits.
        Span<byte> bytes = stackalloc byte[3];
        Span<char> back = stackalloc char[Quantum];
        var last = text[^Quantum..];
        return Convert.TryFromBase64Chars(last, bytes, out var length)
            && Convert.TryToBase64Chars(bytes[..length], back, out _)
            && last.SequenceEqual(back);
    }

    /// <summary>
    /// Whether base64 is hardly anything else: long, with upper and lower case, and with characters that words do not have.
    /// </summary>
    public static bool IsClear(ReadOnlySpan<char> text) =>
        text.Length >= Least
        && text.ContainsAnyInRange('A', 'Z')
        && text.ContainsAnyInRange('a', 'z')
        && (text.Length >= Long || text[^1] == '=' || text.ContainsAny('+', '/'));
}
