using System.Globalization;

namespace Roundup.Trials.Fuzzing;

/// <summary>Looks through what was written for characters that steer a terminal or turn a line around.</summary>
internal static class ShownText
{
    /// <summary>The first such character, as a word; null where there is none.</summary>
    public static string? Hidden(string text)
    {
        var hidden = text.FirstOrDefault(IsHidden);
        return hidden == default && !text.Contains('\0', StringComparison.Ordinal) ? null : $"U+{(int)hidden:X4}";
    }

    private static bool IsHidden(char c) => c != '\n'
        && CharUnicodeInfo.GetUnicodeCategory(c) is UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.Surrogate
        && !char.IsSurrogate(c);
}
