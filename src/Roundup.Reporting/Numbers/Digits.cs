using Roundup.Analysis.Statistics;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Numbers;

// Numbers for people: only digits that mean something, never 0.000.
internal static class Digits
{
    // At least digits significant digits; all digits before the point are kept, in groups of three. Zero is 0.
    public static string Significant(double value, int digits)
    {
        if (value == 0)
        {
            return "0";
        }

        var decimals = Decimals(value, digits);

        // 9.9996 with four digits is 10.00, not 10.000: the rounding may add a digit before the point.
        if (decimals is > 0 and <= 15)
        {
            decimals = Math.Min(decimals, Decimals(Math.Round(value, decimals), digits));
        }

        return value.ToString("N" + decimals, CultureInfo.InvariantCulture);
    }

    // Three digits or so: 0.021, 0.97, 1.00, 12.3, 1,234; with an exponent below 0.001, where zeros would hide the number.
    public static string Ratio(double value) => Math.Abs(value) switch
    {
        0 => "0",
        < 0.001 => value.ToString("0.00e-0", CultureInfo.InvariantCulture),
        < 0.0995 => Significant(value, 2),
        < 9.995 => value.ToString("N2", CultureInfo.InvariantCulture),
        < 99.95 => value.ToString("N1", CultureInfo.InvariantCulture),
        _ => value.ToString("N0", CultureInfo.InvariantCulture),
    };

    // The geometric mean of ratios, with the least and the greatest of several: 0.95 (0.80 to 1.10); null for none.
    // by: what each ratio is of, in the brackets: 0.95 (0.80 to 1.10 by serializer).
    public static string? Spread(IEnumerable<double?> ratios, string? by = null)
    {
        double[] known = [.. ratios.OfType<double>()];
        return GeometricMean.Compute(known) is not { } mean ? null
            : known.Length == 1 ? Ratio(mean)
            : $"{Ratio(mean)} ({Ratio(known.Min())} to {Ratio(known.Max())}{(by is null ? "" : $" by {by}")})";
    }

    // A share as per cent: 0.8 %, 12 %; below 0.05 % <0.1 %.
    public static string Percent(double share) => Math.Abs(share) switch
    {
        0 => "0 %",
        < 0.0005 => "<0.1 %",
        < 0.0995 => (share * 100).ToString("N1", CultureInfo.InvariantCulture) + " %",
        _ => (share * 100).ToString("N0", CultureInfo.InvariantCulture) + " %",
    };

    // A ratio in words: 39 % of the size, the same size, 2.13 times the size.
    public static string Times(double ratio, string what) => ratio switch
    {
        < 0.995 => $"{Percent(ratio)} of the {what}",
        < 1.005 => $"the same {what}",
        _ => $"{Ratio(ratio)} times the {what}",
    };

    // Half of an interval as per cent: above 100 %, no digits are known.
    public static string Uncertainty(double share) => RoughShare.IsLarge(share) ? ">100 %" : Percent(share);

    // A difference in a sentence: above 100 %, no digits are known.
    public static string Difference(double share) => RoughShare.IsLarge(share) ? RoughShare.Text(share) : Percent(share);

    // A number rounded to two digits: a value that is known within a factor of two has no more.
    public static double Rough(double value)
    {
        var unit = value == 0 ? 1 : Math.Pow(10, Math.Floor(Math.Log10(Math.Abs(value))) - 1);
        return Math.Round(value / unit) * unit;
    }

    private static int Decimals(double value, int digits) => Math.Max(0, digits - 1 - (int)Math.Floor(Math.Log10(Math.Abs(value))));
}

// What is printed of a ratio, the one rule for tables, summaries and files: its number, or its interval where that is so wide that not even
// the first digit of the number is known.
internal static class ShownRatio
{
    // Null where the interval stands in its place.
    public static double? Number(double? ratio, Interval? interval) => IsHidden(interval) ? null : ratio;

    public static bool IsHidden(Interval? interval) => interval is { IsWide: true };

    // The interval that stands in place of the number, 0.07 to 0.17; null where the number stands.
    public static string? InPlace(Interval? interval) =>
        interval is { IsWide: true } wide ? $"{Digits.Ratio(wide.Low)} to {Digits.Ratio(wide.High)}" : null;
}
