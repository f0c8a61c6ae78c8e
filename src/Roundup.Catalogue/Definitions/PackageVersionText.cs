using System.Text.RegularExpressions;

namespace Roundup.Catalogue.Definitions;

/// <summary>A package version as a user types it.</summary>
public static partial class PackageVersionText
{
    /// <summary>What is said of a text that is none.</summary>
    public const string Unlike = "is not a package version: give one such as 3.1.4 or 4.0.0-beta.2";

    /// <summary>Whether a text is one.</summary>
    /// <param name="text">The text.</param>
    public static bool IsOne(string text) => Form().IsMatch(text);

    [GeneratedRegex(@"^\d+(\.\d+){1,3}(-[0-9A-Za-z.-]+)?$")]
    private static partial Regex Form();
}
