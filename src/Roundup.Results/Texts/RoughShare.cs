using System.Globalization;

namespace Roundup.Results.Texts;

/// <summary>A difference or an uncertainty as a share: above the whole, no digits are known.</summary>
public static class RoughShare
{
    /// <summary>Whether it is too large to be told in digits.</summary>
    public static bool IsLarge(double share) => share > 1;

    /// <summary>The share in a sentence: <c>12 %</c>, <c>more than 100 %</c>.</summary>
    public static string Text(double share) => IsLarge(share) ? "more than 100 %" : share.ToString("P0", CultureInfo.InvariantCulture);

    /// <summary>The least and the greatest of several shares: <c>50 to 100 %</c>; one share where both are told alike.</summary>
    public static string Range(double least, double greatest) => (Text(least), Text(greatest)) is var (low, high) && low == high ? low
        : $"{low.Replace(" %", "", StringComparison.Ordinal)} to {high}";
}
