using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>Patterns for names: <c>*</c> is any text, including slashes, <c>?</c> is one character; case is ignored.</summary>
public static class Glob
{
    /// <summary>Whether the whole of <paramref name="name"/> matches.</summary>
    /// <remarks>Not a regular expression, which takes exponential time for a pattern with many stars.</remarks>
    public static bool Matches(string pattern, string name)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        ArgumentNullException.ThrowIfNull(name);
        var (p, n) = (0, 0);

        // The position after the last star, and the end of the text that it matches so far. Only the last star needs to be extended.
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
    /// Whether a row of a library or compressor matches. A pattern can match the name of the library, which means all its rows, or
    /// <c>library/row</c>, for example <c>library/default</c>.
    /// </summary>
    public static bool MatchesRow(string pattern, string library, string row)
    {
        ArgumentNullException.ThrowIfNull(pattern);

        // Without a slash a pattern matches only the displayed name: *fault* does not match library/default.
        return Matches(pattern, library)
            || ((row != RowReference.DefaultRow || pattern.Contains('/', StringComparison.Ordinal))
                && Matches(pattern, $"{library}/{row}"));
    }

    private static bool Same(char left, char right) => char.ToUpperInvariant(left) == char.ToUpperInvariant(right);
}
