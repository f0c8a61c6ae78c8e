using System.Globalization;

namespace Roundup.Crosscheck.Comparison;

/// <summary>Formats the numbers of the report.</summary>
internal static class Figure
{
    /// <summary>A share with its sign: <c>+1.2 %</c>.</summary>
    public static string Signed(double? share) => Text(share * 100, "+0.0;-0.0;0.0", " %");

    /// <summary>A share.</summary>
    public static string Percent(double? share) => share is null ? "unknown" : Text(share * 100, "0.0", " %");

    /// <summary>Bytes; below 1 000 with one decimal where the mean is not a whole number.</summary>
    public static string Bytes(double? bytes) => Text(bytes, bytes < 1000 ? "0.#" : "#,0");

    /// <summary>A difference in bytes with its sign.</summary>
    public static string SignedBytes(double? bytes) => Text(bytes, "+#,0.#;-#,0.#;0");

    /// <summary>Nanoseconds.</summary>
    public static string Nanoseconds(double? nanoseconds) => Text(nanoseconds, "0.0#", " ns");

    /// <summary>Seconds.</summary>
    public static string Seconds(double? seconds) => Text(seconds, "#,0.0", " s");

    private static string Text(double? number, string format, string unit = "") =>
        number is { } value ? value.ToString(format, CultureInfo.InvariantCulture) + unit : "";
}
