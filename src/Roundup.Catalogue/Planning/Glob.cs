using System.Text.RegularExpressions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>Patterns over names: <c>*</c> is any text (a slash included), <c>?</c> one character; case is ignored.</summary>
public static class Glob
{
    /// <summary>Whether the whole of <paramref name="name"/> matches.</summary>
    /// <param name="pattern">The pattern.</param>
    /// <param name="name">The name.</param>
    public static bool Matches(string pattern, string name)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        var regex = Regex.Escape(pattern).Replace(@"\*", ".*", StringComparison.Ordinal).Replace(@"\?", ".", StringComparison.Ordinal);
        const RegexOptions Options = RegexOptions.IgnoreCase | RegexOptions.CultureInvariant | RegexOptions.Singleline;
        return Regex.IsMatch(name, $"^{regex}$", Options);
    }

    /// <summary>
    /// Whether a row of a library (or of a compressor) matches: by the library's name, which means all its rows, or by <c>library/row</c>,
    /// which is <c>library/default</c> for the row that is shown by the library's name alone.
    /// </summary>
    /// <param name="pattern">The pattern.</param>
    /// <param name="library">The library's name.</param>
    /// <param name="row">The row's name within the library.</param>
    public static bool MatchesRow(string pattern, string library, string row)
    {
        ArgumentNullException.ThrowIfNull(pattern);

        // Without a slash only what is shown is matched: *fault* does not mean every row that happens to be a default.
        return Matches(pattern, library)
            || ((row != RowReference.DefaultRow || pattern.Contains('/', StringComparison.Ordinal))
                && Matches(pattern, $"{library}/{row}"));
    }
}
