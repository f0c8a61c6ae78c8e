using System.Globalization;
using System.Text;

namespace Roundup.Catalogue.Reading;

/// <summary>
/// The rules for names in files. Names become parts of paths and reports, so they must not lead to other folders or contain invisible
/// characters.
/// </summary>
internal static class NameRule
{
    private const int Longest = 100;

    /// <summary>Separators in paths.</summary>
    private const string Refused = "/\\:";

    /// <summary>What is wrong with a name, to follow "is '...', which" in a message; null if the name is valid.</summary>
    public static string? Problem(string name) =>
        name.Length is 0 or > Longest ? $"is not a valid name: give one of 1 to {Longest} characters"
        : name is "." or ".." || name.Any(c => Refused.Contains(c, StringComparison.Ordinal)) ? $"is not a valid name: leave out {Refused}"
        : name.EnumerateRunes().Any(IsInvisible) ? "is not a valid name: leave out control characters"
        : null;

    private static bool IsInvisible(Rune rune) => Rune.GetUnicodeCategory(rune)
        is UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator
        || rune == Rune.ReplacementChar;
}
