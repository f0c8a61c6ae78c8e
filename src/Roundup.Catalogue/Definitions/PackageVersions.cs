using NuGet.Versioning;

namespace Roundup.Catalogue.Definitions;

/// <summary>Checks and compares package versions in text.</summary>
public static class PackageVersions
{
    /// <summary>The predicate of the error message for an invalid version.</summary>
    public const string Invalid = "is not a package version: give one such as 3.1.4 or 4.0.0-beta.2";

    /// <summary>Whether a text is a version of at least two numbers, without blanks and build metadata.</summary>
    public static bool IsValid(string text) => Parse(text) is not null;

    /// <summary>Whether <paramref name="version"/> precedes <paramref name="other"/>; false if one of them is invalid.</summary>
    public static bool IsOlder(string version, string other) => Parse(version) is { } one && Parse(other) is { } two && one < two;

    // NuGet accepts more: a single number, blanks around numbers, and metadata, which would become part of folder names.
    private static NuGetVersion? Parse(string text) =>
        NuGetVersion.TryParse(text, out var version)
            && text.Split('-')[0].Contains('.') && !text.Contains('+') && !text.Any(char.IsWhiteSpace)
            ? version
            : null;
}
