using Roundup.Catalogue.Definitions;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Planning;

/// <summary>Picks from what exists by globs; a glob that picks nothing is an error that suggests the nearest name.</summary>
/// <param name="Source">Where the globs are written: an option's name, or a suite file's member.</param>
/// <param name="ListedBy">The command that lists the names, or null where the names themselves are listed.</param>
internal sealed record Selection(string Source, string? ListedBy)
{
    /// <summary>Characters of a value in an error message.</summary>
    private const int Shown = 200;

    /// <summary>The items whose names any glob matches, each once, in the order of <paramref name="all"/>.</summary>
    public List<T> Pick<T>(IReadOnlyList<string> globs, IReadOnlyList<T> all, Func<T, string> name) =>
        Pick(globs, all, (glob, item) => Glob.Matches(glob, name(item)), all.Select(name));

    /// <summary>The items that any glob matches, each once, in the order of <paramref name="all"/>.</summary>
    /// <param name="globs">The globs.</param>
    /// <param name="all">The items, no two of them equal.</param>
    /// <param name="matches">Whether a glob matches an item.</param>
    /// <param name="names">The names to suggest one of.</param>
    /// <exception cref="RoundupException">A glob matches nothing.</exception>
    public List<T> Pick<T>(IReadOnlyList<string> globs, IReadOnlyList<T> all, Func<string, T, bool> matches, IEnumerable<string> names)
    {
        if (globs.FirstOrDefault(glob => !all.Any(item => matches(glob, item))) is { } strange)
        {
            throw Nothing(strange, names);
        }

        return [.. all.Where(item => globs.Any(glob => matches(glob, item)))];
    }

    /// <summary>The error of a value that matches nothing.</summary>
    public RoundupException Nothing(string value, IEnumerable<string> names)
    {
        var all = names.ToList();
        var remedy = ListedBy is null ? $"the values are {string.Join(", ", all)}" : $"`{ListedBy}` shows what there is";
        var advice = NearestName.Of(value, all) is { } near
            ? $"did you mean {near}? {char.ToUpperInvariant(remedy[0])}{remedy[1..]}"
            : remedy;
        return new RoundupException(ExitCode.Usage, $"{Source} '{Shortened.To(Shown, value)}' matches nothing: {advice}.");
    }
}
