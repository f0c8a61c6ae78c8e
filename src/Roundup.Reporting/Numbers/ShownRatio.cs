using Roundup.Analysis.Statistics;

namespace Roundup.Reporting.Numbers;

/// <summary>
/// What is printed of a ratio, the one rule for tables, summaries and files: its number, or its interval where that is so wide
/// that not even the first digit of the number is known.
/// </summary>
internal static class ShownRatio
{
    /// <summary>The number; null where the interval stands in its place.</summary>
    public static double? Number(double? ratio, Interval? interval) => IsHidden(interval) ? null : ratio;

    /// <summary>Whether the interval stands in place of the number.</summary>
    public static bool IsHidden(Interval? interval) => interval is { IsWide: true };

    /// <summary>The interval that stands in place of the number, <c>0.07 to 0.17</c>; null where the number stands.</summary>
    public static string? InPlace(Interval? interval) =>
        interval is { IsWide: true } wide ? $"{Digits.Ratio(wide.Low)} to {Digits.Ratio(wide.High)}" : null;
}
