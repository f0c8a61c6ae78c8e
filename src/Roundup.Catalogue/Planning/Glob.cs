using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>Patterns over names: <c>*</c> is any text (a slash included), <c>?</c> one character; case is ignored.</summary>
public static class Glob
{
    /// <summary>Whether the whole of <paramref name="name"/> matches.</summary>
    /// <param name="pattern">The pattern.</param>
    /// <param name="name">The name.</param>
    /// <remarks>
    /// By hand: with a regular expression, a pattern of many stars takes a time that grows with the power of their number.
    /// </remarks>
    public static bool Matches(string pattern, string name)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        ArgumentNullException.ThrowIfNull(name);
        var (p, n) = (0, 0);

        // The last star, and where the text that it stands for ends so far: only that one ever has to take more.
        var (star, end) = (-1, 0);
        while (n < name.Length)
        {
            if (p < pattern.Length && pattern[p] == '*')
            {
                (star, end) = (p++, n);
            }
            else if (p < pattern.Length && (pattern[p] == '?' || Same(pattern[p], name[n])))
            {
                (p, n) = (p + 1, n + 1);
            }
            else if (star >= 0)
            {
                (p, n) = (star + 1, ++end);
            }
            else
            {
                return false;
            }
        }

        return pattern.AsSpan(p).Trim('*').IsEmpty;
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

    private static bool Same(char left, char right) => char.ToUpperInvariant(left) == char.ToUpperInvariant(right);
}
