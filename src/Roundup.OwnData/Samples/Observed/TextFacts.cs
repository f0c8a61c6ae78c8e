using System.Buffers;
using System.Buffers.Text;
using System.Globalization;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Samples.Observed;

internal static class TextFacts
{
    private const int GuidLength = 36;
    private const int DateLength = 10;
    private const int LongestTime = 33;
    private const int LongestLink = 2_000;
    private const int LongestName = 40;
    private const int TicksDigits = 7;

    private static readonly SearchValues<char> s_hex = SearchValues.Create("0123456789abcdef-");

    // hasZeros: it is a time with zeros at the end of the fraction.
    public static TextForms Find(ReadOnlySpan<char> text, out bool hasZeros)
    {
        hasZeros = false;
        var forms = (Base64Text.Is(text) ? TextForms.Base64 : 0) | (text is "NaN" or "Infinity" or "-Infinity" ? TextForms.Number : 0);
        if (text.Length == 0)
        {
            return forms;
        }

        if (text.Length <= LongestName && CSharpText.IsAsciiName(text))
        {
            return forms | TextForms.Name;
        }

        if (char.IsAsciiLetter(text[0]) && text.Length <= LongestLink && IsLink(text))
        {
            forms |= TextForms.Uri;
        }

        if (text.Length == GuidLength && !text.ContainsAnyExcept(s_hex) && Guid.TryParseExact(text, "D", out _))
        {
            forms |= TextForms.Guid;
        }

        return text.Length <= LongestTime && (char.IsAsciiDigit(text[0]) || text[0] == '-') ? forms | Time(text, ref hasZeros) : forms;
    }

    private static bool IsLink(ReadOnlySpan<char> text)
    {
        var scheme = text.IndexOf("://", StringComparison.Ordinal);
        return scheme > 0
            && text.IndexOfAnyExceptInRange('!', '~') < 0
            && Uri.TryCreate(text.ToString(), UriKind.Absolute, out _);
    }

    private static TextForms Time(ReadOnlySpan<char> text, ref bool hasZeros)
    {
        if (text.Length == DateLength)
        {
            return DateOnly.TryParseExact(text, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out _)
                ? TextForms.DateOnly
                : Span(text);
        }

        return text.Length > DateLength && text[DateLength] == 'T' ? Moment(text, ref hasZeros) : Span(text);
    }

    private static TextForms Span(ReadOnlySpan<char> text)
    {
        Span<char> written = stackalloc char[LongestTime];
        if (!TimeSpan.TryParseExact(text, "c", CultureInfo.InvariantCulture, out var span)
            || !span.TryFormat(written, out var length, "c", CultureInfo.InvariantCulture)
            || !text.SequenceEqual(written[..length]))
        {
            return 0;
        }

        return TextForms.TimeSpan | (span >= TimeSpan.Zero && span < TimeSpan.FromDays(1) ? TextForms.TimeOnly : 0);
    }

    // yyyy-MM-ddTHH:mm:ss, a fraction of up to seven digits, then nothing, Z or an offset.
    private static TextForms Moment(ReadOnlySpan<char> text, ref bool hasZeros)
    {
        const int Seconds = 19;
        if (text.Length < Seconds
            || !DateTime.TryParseExact(
                text[..Seconds], "yyyy-MM-ddTHH:mm:ss", CultureInfo.InvariantCulture, DateTimeStyles.None, out var time))
        {
            return 0;
        }

        var rest = text[Seconds..];
        if (rest is ['.', ..])
        {
            var digits = rest[1..].IndexOfAnyExceptInRange('0', '9') is var end and >= 0 ? end : rest.Length - 1;
            if (digits is 0 or > TicksDigits)
            {
                return 0;
            }

            hasZeros = rest[digits] == '0';
            rest = rest[(digits + 1)..];
        }

        var form = rest switch
        {
            [] or ['Z'] => TextForms.DateTime,
            ['+' or '-', _, _, ':', _, _] when IsOffset(rest, time) => TextForms.DateTimeOffset,
            _ => TextForms.None,
        };
        hasZeros &= form != 0;
        return form;
    }

    private static bool IsOffset(ReadOnlySpan<char> text, DateTime time)
    {
        if (!TimeSpan.TryParseExact(text[1..], @"hh\:mm", CultureInfo.InvariantCulture, out var offset)
            || offset > TimeSpan.FromHours(14)
            || (text[0] == '-' && offset == TimeSpan.Zero))
        {
            return false;
        }

        var utc = time.Ticks - (text[0] == '-' ? -offset.Ticks : offset.Ticks);
        return utc >= DateTime.MinValue.Ticks && utc <= DateTime.MaxValue.Ticks - TimeSpan.TicksPerSecond;
    }
}

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

    // Whether base64 is hardly anything else: long, with upper and lower case, and with characters that words do not have.
    public static bool IsClear(ReadOnlySpan<char> text) =>
        text.Length >= Least
        && text.ContainsAnyInRange('A', 'Z')
        && text.ContainsAnyInRange('a', 'z')
        && (text.Length >= Long || text[^1] == '=' || text.ContainsAny('+', '/'));
}
