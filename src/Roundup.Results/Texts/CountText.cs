using System.Globalization;

namespace Roundup.Results.Texts;

/// <summary>A number with its noun, in the singular where the number is 1.</summary>
public static class CountText
{
    /// <summary><c>1 case</c>, <c>2 cases</c>, <c>1,200 cases</c>.</summary>
    /// <param name="count">The number.</param>
    /// <param name="one">The noun of one.</param>
    /// <param name="many">The noun of several; null: <paramref name="one"/> with an <c>s</c>.</param>
    public static string Format(int count, string one, string? many = null) =>
        $"{count.ToString("N0", CultureInfo.InvariantCulture)} {(count == 1 ? one : many ?? one + "s")}";
}
