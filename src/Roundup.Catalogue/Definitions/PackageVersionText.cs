using System.Text.RegularExpressions;

namespace Roundup.Catalogue.Definitions;

/// <summary>A package version as text.</summary>
public static partial class PackageVersionText
{
    /// <summary>What is said of a text that is none.</summary>
    public const string Unlike = "is not a package version: give one such as 3.1.4 or 4.0.0-beta.2";

    /// <summary>Whether a text is one.</summary>
    /// <param name="text">The text.</param>
    public static bool IsOne(string text) => Form().IsMatch(text);

    /// <summary>
    /// Whether a version precedes another, as in Semantic Versioning 2.0.0, section 11: by its numbers; of the same numbers a pre-release
    /// precedes the release, and pre-releases are ordered by the parts of their labels.
    /// </summary>
    /// <param name="version">A version; false where it is none.</param>
    /// <param name="other">The other; false where it is none.</param>
    public static bool IsOlder(string version, string other)
    {
        if (Form().Match(version) is not { Success: true } one || Form().Match(other) is not { Success: true } two)
        {
            return false;
        }

        var order = Numbers(one).CompareTo(Numbers(two));
        return order < 0 || (order == 0 && CompareLabels(one.Groups["label"].Value, two.Groups["label"].Value) < 0);
    }

    private static int CompareLabels(string one, string two)
    {
        // A release has no label.
        if (one.Length == 0 || two.Length == 0)
        {
            return one.Length == two.Length ? 0 : one.Length == 0 ? 1 : -1;
        }

        var (parts, others) = (one[1..].Split('.'), two[1..].Split('.'));
        var order = parts.Zip(others, ComparePart).FirstOrDefault(part => part != 0);
        return order != 0 ? order : parts.Length.CompareTo(others.Length);
    }

    private static int ComparePart(string one, string two)
    {
        var (isNumber, isOther) = (ulong.TryParse(one, out var number), ulong.TryParse(two, out var other));
        return isNumber && isOther ? number.CompareTo(other)
            : isNumber ? -1
            : isOther ? 1
            : string.Compare(one, two, StringComparison.OrdinalIgnoreCase);
    }

    private static (int, int, int, int) Numbers(Match version)
    {
        int[] numbers = [.. version.Groups["numbers"].Value.Split('.').Select(text => int.TryParse(text, out var n) ? n : int.MaxValue)];
        return (numbers[0], numbers[1], numbers.ElementAtOrDefault(2), numbers.ElementAtOrDefault(3));
    }

    [GeneratedRegex(@"^(?<numbers>\d+(\.\d+){1,3})(?<label>-[0-9A-Za-z.-]+)?$", RegexOptions.ExplicitCapture)]
    private static partial Regex Form();
}
