using System.Globalization;
using System.Text.RegularExpressions;

namespace Roundup.Engine.Privacy;

/// <summary>
/// Tells the numbers in a message that are the library's from those that may be values: positions, limits, versions and counts by the
/// words beside them; other numbers where they stand in a sentence and do not occur in the data.
/// </summary>
internal sealed partial class MessageNumbers(IReadOnlySet<string> names, IReadOnlySet<string> words)
{
    /// <summary>Longer ones are seldom constants, and may be computed from values: ticks, hashes, days.</summary>
    private const int MostDigits = 4;

    /// <summary>Whether a number is the library's.</summary>
    public bool IsLibrarys(string text, Match number, bool isQuoted, bool isCut) =>
        IsNamed(text, number)
            || (!isQuoted && !isCut && ((IsInSentence(text, number) && !IsOfValues(number.Value)) || IsVersion(text, number)));

    /// <summary>Whether the data contains a number.</summary>
    private bool IsOfValues(string number) => words.Contains(DataWordReader.Plain(number));

    /// <summary>
    /// Whether the words beside a number say what it is. A word that is also a member's name or in the values does not: "depth 12".
    /// </summary>
    private bool IsNamed(string text, Match number)
    {
        var before = Before().Match(text[..number.Index]);
        var after = CountedThing().Match(text, number.Index + number.Length);
        var owner = before.Groups["owner"];
        return (before.Success && (owner.Success
                ? owner.Value is "$" or "]" or "`" or "GenericArguments" || names.Contains(owner.Value)
                : IsOfMessage(before.Groups["what"].Value)))
            || (after.Success && IsOfMessage(after.Groups["what"].Value))
            || (PathIndex().IsMatch(text[..number.Index])
                && PathGoesOn().Match(text, number.Index + number.Length) is { Success: true } path
                && names.Contains(path.Groups["name"].Value));
    }

    /// <summary>Whether a short number, or a limit of a type, stands between words: "more than 64 levels".</summary>
    private bool IsInSentence(string text, Match number)
    {
        var before = WordBefore().Match(text[..number.Index]);
        return before.Success && IsOfMessage(before.Groups["what"].Value) && EndOfNumber().IsMatch(text, number.Index + number.Length)
            && (number.Length <= MostDigits || IsLimit(number.Value));
    }

    /// <summary>Whether a number is a part of a version, <c>MessagePack 2.5.307</c>, and not of an address, a date or a number.</summary>
    private bool IsVersion(string text, Match number)
    {
        var start = number.Index - VersionBefore().Match(text[..number.Index]).Length;
        var version = Version().Match(text, start);
        var before = WordBefore().Match(text[..start]);
        if (!version.Success || !before.Success || !IsOfMessage(before.Groups["what"].Value))
        {
            return false;
        }

        var parts = version.Value.Split('.');
        return !words.Any(word => word.Contains(version.Value, StringComparison.Ordinal))
            && !IsOfValues(string.Concat(parts))
            && !parts.Any(IsYear)
            && (parts.All(part => part.Length == 1) || parts.Any(part => part.Length > 1 && !IsOfValues(part)));
    }

    private bool IsOfMessage(string word) =>
        !names.Contains(word, StringComparer.OrdinalIgnoreCase) && !words.Contains(word.ToLowerInvariant());

    private static bool IsYear(string part) => part.Length == MostDigits && part[..2] is "19" or "20";

    /// <summary>A power of two, or the number before it: the greatest of a type.</summary>
    private static bool IsLimit(string text) =>
        ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number)
            && (ulong.PopCount(number) == 1 || ulong.PopCount(number + 1) <= 1);

    // line 3, LineNumber: 3, position=3, (Lin: 5, Col: 4, Chr: 78); depth of 64, MaxDepth: 64, Version=1.0.0.0; $[3], Lines[3], $.a[0][3];
    // List`1. And what Roundup says: root 3, within 20 s, limit of 2.0 GB, count (20 → 17).
    [GeneratedRegex(
        @"(\b(?<what>line|column|position|offset|index|byte|LineNumber|LinePosition|BytePosition|BytePositionInLine|lin|col|chr|idx|root"
            + @"|within|exit\scode)(\s+number)?\s*[:=]?\s*"
            + @"|\b(?<what>(max(imum)?)?_?(depth|limit|length|size|count|capacity)|maximum|minimum)(\s+(of|is)\s+|\s*[:=]\s*|\s+)(\d+\.)?"
            + @"|\b(?<what>version)(\s+|\s*[:=]\s*)(\d+\.)*"
            + @"|:\s(?<what>count)\s\((\d+\s→\s)?"
            + @"|(?<owner>[\p{L}\p{N}_]+|\$|\])\[|(?<owner>`))\z",
        RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture)]
    private static partial Regex Before();

    [GeneratedRegex(
        @"\G\s+(of\s+\d+\s+)?(?<what>bytes?|bits?|elements?|items?|members?|propert(y|ies)|fields?|entr(y|ies)|characters?|arguments?"
            + @"|parameters?|levels?|constructors?|overloads?|columns?)\b",
        RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture)]
    private static partial Regex CountedThing();

    // '[3].Lines: the index of a root, at the start of a path.
    [GeneratedRegex(@"['""\s]\[\z")]
    private static partial Regex PathIndex();

    [GeneratedRegex(@"\G\]\.(?<name>[\p{L}\p{N}_]+)")]
    private static partial Regex PathGoesOn();

    [GeneratedRegex(@"(^|[\s(])(?<what>[A-Za-z]+)\s+\z")]
    private static partial Regex WordBefore();

    [GeneratedRegex(@"\G(\s+[A-Za-z(]|\.?\s*$|[.,;:)]\s)")]
    private static partial Regex EndOfNumber();

    [GeneratedRegex(@"(\d+\.)*\z")]
    private static partial Regex VersionBefore();

    [GeneratedRegex(@"\G\d+(\.\d+){2,3}(?![\p{L}\p{N}_./:-]*[\p{L}\p{N}_])")]
    private static partial Regex Version();
}
