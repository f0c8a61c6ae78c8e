using System.Globalization;

namespace Roundup.Crosscheck.Comparison;

/// <summary>Numbers for people.</summary>
internal static class Figure
{
    /// <summary>A ratio.</summary>
    public static string Ratio(double? ratio) => ratio is { } value ? Digits(value, 3) : "";

    /// <summary>A share with its sign: <c>+1.2 %</c>.</summary>
    public static string Signed(double? share) => share is { } value ? (value * 100).ToString("+0.0;-0.0;0.0", CultureInfo.InvariantCulture) + " %" : "";

    /// <summary>A share.</summary>
    public static string Percent(double? share) => share is { } value ? (value * 100).ToString("0.0", CultureInfo.InvariantCulture) + " %" : "unknown";

    /// <summary>Bytes; below 1 000 a tenth of one is shown where the mean is not whole.</summary>
    public static string Bytes(double? bytes) => bytes is { } value ? value.ToString(value < 1000 ? "0.#" : "#,0", CultureInfo.InvariantCulture) : "";

    /// <summary>A difference in bytes with its sign.</summary>
    public static string SignedBytes(double? bytes) => bytes is { } value ? value.ToString("+#,0.#;-#,0.#;0", CultureInfo.InvariantCulture) : "";

    /// <summary>Seconds.</summary>
    public static string Seconds(double? seconds) => seconds is { } value ? value.ToString("#,0.0", CultureInfo.InvariantCulture) + " s" : "";

    private static string Digits(double value, int significant)
    {
        var before = value <= 0 ? 1 : Math.Max(1, (int)Math.Floor(Math.Log10(value)) + 1);
        return value.ToString("N" + Math.Max(0, significant - before), CultureInfo.InvariantCulture);
    }
}
