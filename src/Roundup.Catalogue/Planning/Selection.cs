using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>Picks from what exists by globs; a glob that picks nothing is an error that proposes the nearest name.</summary>
/// <param name="Source">Where the globs stand: an option's name, or a suite file's member.</param>
/// <param name="ListedBy">The command that lists the names, or null where the names themselves are listed.</param>
internal sealed record Selection(string Source, string? ListedBy)
{
    /// <summary>The items that any glob matches, each once, in the order of <paramref name="all"/>.</summary>
    public List<T> Pick<T>(IReadOnlyList<string> globs, IReadOnlyList<T> all, Func<T, string> name)
    {
        var picked = new HashSet<string>(StringComparer.Ordinal);
        foreach (var glob in globs)
        {
            var matches = all.Where(item => Glob.Matches(glob, name(item))).ToList();
            picked.UnionWith(matches.Count > 0 ? matches.Select(name) : throw Nothing(glob, all.Select(name)));
        }

        return [.. all.Where(item => picked.Contains(name(item)))];
    }

    /// <summary>The error of a value that fits nothing.</summary>
    public RoundupException Nothing(string value, IEnumerable<string> names)
    {
        var all = names.ToList();
        var remedy = ListedBy is null ? $"the values are {string.Join(", ", all)}" : $"`{ListedBy}` shows what there is";
        var proposal = NearestName.Of(value, all) is { } near ? $"did you mean {near}? {char.ToUpperInvariant(remedy[0])}{remedy[1..]}" : remedy;
        return new RoundupException(ExitCode.Usage, $"{Source} '{value}' matches nothing: {proposal}.");
    }
}
