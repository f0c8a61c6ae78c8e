using System;

namespace Roundup.Contracts;

/// <summary>
/// A value near another one, so that whatever keeps the one keeps the other: of the same length, in the same range, with as many digits.
/// </summary>
internal static class OtherValue
{
    /// <summary>Larger numbers may be at the edge of what a format keeps.</summary>
    private const int Large = 1 << 20;

    /// <summary>Another value of the same type; null where none is near.</summary>
    public static object? Of(object? value) => value switch
    {
        bool flag => !flag,
        byte number => (byte)(number ^ 1),
        sbyte number => (sbyte)(number ^ 1),
        short number => (short)(number ^ 1),
        ushort number => (ushort)(number ^ 1),
        int number => (int)Of((long)number),
        uint number => (uint)Of((long)number),
        long number => Of(number),
        ulong number => number < Large ? number ^ 1 : 3,
        float number => number == 3 ? 4f : 3f,
        double number => number == 3 ? 4d : 3d,
        decimal number => Math.Abs(number) < Large ? number + 1 : null,
        char unit => IsLetterOrDigit(unit) ? Of(unit) : null,
        string text => Of(text),
        Guid guid => Of(guid),
        TimeSpan span => Of(span),

        // The time of another day may be one that the clocks skip, where it is not UTC.
        DateTime { Kind: DateTimeKind.Utc } time => time.AddDays(Day(time.Year)),
        DateTimeOffset moment => moment.AddDays(Day(moment.Year)),
        _ => null,
    };

    private static long Of(long number) => Math.Abs(number / 2) < Large / 2 ? number ^ 1 : 3;

    private static char Of(char unit) => unit is 'a' or 'A' or '1' ? (char)(unit + 1) : (char)(unit <= '9' ? '1' : unit <= 'Z' ? 'A' : 'a');

    private static string? Of(string text)
    {
        for (var i = 0; i < text.Length; i++)
        {
            if (IsLetterOrDigit(text[i]))
            {
                return text.Substring(0, i) + Of(text[i]) + text.Substring(i + 1);
            }
        }

        return null;
    }

    private static Guid Of(Guid guid)
    {
        var bytes = guid.ToByteArray();
        bytes[bytes.Length - 1] ^= 1;
        return new Guid(bytes);
    }

    /// <summary>Nearer to zero by a second: some formats refuse a day and more, or less than zero.</summary>
    private static TimeSpan Of(TimeSpan span) =>
        span + TimeSpan.FromSeconds(Math.Abs(span.Ticks / 2) < TimeSpan.TicksPerSecond ? 3 : -Math.Sign(span.Ticks));

    private static int Day(int year) => year < 2000 ? 1 : -1;

    private static bool IsLetterOrDigit(char unit) => unit is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or (>= '0' and <= '9');
}
