namespace Roundup.Catalogue.Definitions;

/// <summary>Finds the name that was probably meant by a mistyped one.</summary>
public static class NearestName
{
    // Limits time and memory of the distance, which grow with the product of the lengths.
    private const int Longest = 200;

    /// <summary>The candidate with the smallest edit distance to <paramref name="typed"/>; null if none is near enough.</summary>
    /// <param name="typed">The mistyped name; wildcards in it are ignored.</param>
    /// <remarks>
    /// A name is near enough if the distance, ignoring case, is at most 1 or a third of the longer name. The part of a candidate after its
    /// last <c>/</c> counts, too, and so does a candidate that contains the mistyped name. One that begins with it comes first, the
    /// shortest of several: <c>net8</c> is meant as <c>net8.0</c> and not as <c>net48</c>.
    /// </remarks>
    public static string? Find(string typed, IEnumerable<string> candidates)
    {
        ArgumentNullException.ThrowIfNull(typed);
        ArgumentNullException.ThrowIfNull(candidates);
        var wanted = typed.Replace("*", "", StringComparison.Ordinal).Replace("?", "", StringComparison.Ordinal).ToUpperInvariant();
        return wanted.Length is 0 or > Longest
            ? null
            : candidates.Where(c => c.Length <= Longest)
                .Select(c => (Name: c, Distance: Score(wanted, c.ToUpperInvariant())))
                .Where(c => c.Distance is not null)
                .OrderBy(c => c.Distance)
                .ThenBy(c => c.Name, StringComparer.Ordinal)
                .Select(c => c.Name)
                .FirstOrDefault();
    }

    /// <summary>The end of a message: <c>: did you mean X?</c>, or a full stop if no name is near.</summary>
    public static string Proposal(string typed, IEnumerable<string> candidates) =>
        Find(typed, candidates) is { } name ? $": did you mean {name}?" : ".";

    private static double? Score(string typed, string candidate)
    {
        if (typed.Length >= 3 && candidate.StartsWith(typed, StringComparison.Ordinal))
        {
            return 1 - (1.0 / (candidate.Length - typed.Length + 2));
        }

        var whole = Distance(typed, candidate);
        if (whole <= Limit(typed, candidate))
        {
            return whole;
        }

        // At the same distance, a match with a part of a name is weaker than one with the whole name.
        var part = candidate[(candidate.LastIndexOf('/') + 1)..];
        var inPart = Distance(typed, part);
        if (part.Length < candidate.Length && inPart <= Limit(typed, part))
        {
            return inPart + 0.5;
        }

        return typed.Length >= 3 && candidate.Contains(typed, StringComparison.Ordinal) ? whole + 0.5 : null;
    }

    private static int Limit(string a, string b) => Math.Max(1, Math.Max(a.Length, b.Length) / 3);

    // Optimal string alignment: the distance of Levenshtein, with a swap of adjacent characters as one step.
    private static int Distance(string a, string b)
    {
        var d = new int[a.Length + 1, b.Length + 1];
        for (var i = 0; i <= a.Length; i++)
        {
            for (var j = 0; j <= b.Length; j++)
            {
                if (i == 0 || j == 0)
                {
                    d[i, j] = i + j;
                    continue;
                }

                var replace = d[i - 1, j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
                d[i, j] = Math.Min(replace, Math.Min(d[i - 1, j], d[i, j - 1]) + 1);
                if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                {
                    d[i, j] = Math.Min(d[i, j], d[i - 2, j - 2] + 1);
                }
            }
        }

        return d[a.Length, b.Length];
    }
}
