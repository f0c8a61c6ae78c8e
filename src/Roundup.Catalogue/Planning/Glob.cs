using System.Text.RegularExpressions;

namespace Roundup.Catalogue.Planning;

/// <summary>Patterns over names: <c>*</c> is any text (a slash included), <c>?</c> one character; capitals do not matter.</summary>
public static class Glob
{
    /// <summary>Whether the whole of <paramref name="name"/> matches.</summary>
    public static bool Matches(string pattern, string name)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        var regex = "^" + Regex.Escape(pattern).Replace(@"\*", ".*", StringComparison.Ordinal).Replace(@"\?", ".", StringComparison.Ordinal) + "$";
        return Regex.IsMatch(name, regex, RegexOptions.IgnoreCase | RegexOptions.CultureInvariant | RegexOptions.Singleline);
    }
}
