using System.Globalization;
using System.Text;

namespace Roundup.Catalogue.Reading;

/// <summary>
/// What a name in a file must be: it becomes a part of folders, files and reports, so it must not lead to another folder or hide what it
/// says.
/// </summary>
internal static class NameRule
{
    private const int Longest = 100;

    /// <summary>Separators of paths.</summary>
    private const string Refused = "/\\:";

    /// <summary>What is wrong with a name, for behind "is '...', which"; null where nothing is.</summary>
    public static string? Flaw(string name) =>
        name.Length is 0 or > Longest ? $"is no name: give one of 1 to {Longest} characters"
        : name is "." or ".." || name.Any(c => Refused.Contains(c, StringComparison.Ordinal)) ? $"is no name: leave out {Refused}"
        : name.EnumerateRunes().Any(IsInvisible) ? "is no name: leave out control characters"
        : null;

    private static bool IsInvisible(Rune rune) => Rune.GetUnicodeCategory(rune)
        is UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator
        || rune == Rune.ReplacementChar;
}
