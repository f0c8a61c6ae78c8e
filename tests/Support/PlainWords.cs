using System.Text.RegularExpressions;

namespace Roundup.Tests.Support;

/// <summary>Words of our own that the field has a word for: what a user reads has none of them.</summary>
internal static partial class PlainWords
{
    /// <summary>The first of them in a text, with what stands around it; null if there is none.</summary>
    public static string? Homemade(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        return Words().Match(text) is { Success: true } found
            ? text[Math.Max(0, found.Index - 60)..Math.Min(text.Length, found.Index + found.Length + 60)]
            : null;
    }

    public static void ShouldBePlain(string text, string source) =>
        Homemade(text).ShouldBeNull($"{source} has a word of our own: take that of the field, or allow it in {nameof(PlainWords)}");

    // Names of files and identifiers (in code, with a capital or behind a slash) are not meant.
    [GeneratedRegex(
        """
        \bunbeaten\b | \btold\ apart\b | (?<![./\w])floors?(?![(/\w]) | (?-i:\bHow\ sure\ \ ) | \bNeeds\ nothing\b | (?-i:\bNo\ number:)
        | \b0\.\d+\ of\ the\ bytes\b | \ball\ of\ it\ back\b | \bcannot\ hold\ it\b | \bSame\ row\ twice\b | \bforeign\ time\b
        | \btaken\ off\b | \bprobes?\ without\ result | \bother\ message\ | \b\d+\ silent\b | \b(held|dies|hangs|throws|grows)\ \d
        | \b\d+\ (held|refused)\b | \bsentences?\ (held|of\ a\ check) | \bdid\ not\ hold\b | \bDoes\ it\ hold\b | \bAsk\ again\b
        | \bnot\ for\ data\ from\ outside\b | \bdangerous\ with\ untrusted\b | \banother\ form: | \bThat\ was\ asked\b
        | \bfits?\ your\ rows\b | \bas\ far\ as\ the\ time\ goes\b
        """,
        RegexOptions.IgnorePatternWhitespace | RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)]
    private static partial Regex Words();
}
