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

    /// <summary>Whether a version precedes another: by its numbers, and a pre-release of the same numbers precedes the release.</summary>
    /// <param name="version">A version; false where it is none.</param>
    /// <param name="other">The other; false where it is none.</param>
    public static bool IsOlder(string version, string other)
    {
        if (Form().Match(version) is not { Success: true } one || Form().Match(other) is not { Success: true } two)
        {
            return false;
        }

        var order = Numbers(one).CompareTo(Numbers(two));
        return order < 0 || (order == 0 && one.Groups["label"].Success && !two.Groups["label"].Success);
    }

    private static (int, int, int, int) Numbers(Match version)
    {
        int[] numbers = [.. version.Groups["numbers"].Value.Split('.').Select(text => int.TryParse(text, out var n) ? n : int.MaxValue)];
        return (numbers[0], numbers[1], numbers.ElementAtOrDefault(2), numbers.ElementAtOrDefault(3));
    }

    [GeneratedRegex(@"^(?<numbers>\d+(\.\d+){1,3})(?<label>-[0-9A-Za-z.-]+)?$", RegexOptions.ExplicitCapture)]
    private static partial Regex Form();
}
