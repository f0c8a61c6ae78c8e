using System.IO.Enumeration;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Planning;

/// <summary>Patterns for names: <c>*</c> is any text, including slashes, <c>?</c> is one character; case is ignored.</summary>
public static class Glob
{
    /// <summary>Whether the whole of <paramref name="name"/> matches.</summary>
    public static bool Matches(string pattern, string name) => FileSystemName.MatchesSimpleExpression(pattern, name);

    /// <summary>
    /// Whether a serializer of a library or compressor matches. A pattern can match the name of the library, which means all its
    /// serializers, or
    /// <c>library/configuration</c>, for example <c>library/default</c>.
    /// </summary>
    public static bool MatchesSerializer(string pattern, string library, string serializer)
    {
        ArgumentNullException.ThrowIfNull(pattern);

        // Without a slash a pattern matches only the displayed name: *fault* does not match library/default.
        return Matches(pattern, library)
            || ((serializer != SerializerReference.DefaultConfiguration || pattern.Contains('/', StringComparison.Ordinal))
                && Matches(pattern, $"{library}/{serializer}"));
    }
}

// Selects items by globs. A glob that matches nothing is an error that suggests the nearest name.
// Source: where the globs come from: the name of an option, or the member of a suite file.
// ListedBy: the command that lists the names; null: the message lists them.
internal sealed record Selection(string Source, string? ListedBy)
{
    // Maximum length of a value in an error message, characters.
    private const int Shown = 200;

    // A longer list is left to ListedBy.
    private const int MostListed = 20;

    // The items whose names match a glob, in the order of all.
    public List<T> Pick<T>(IReadOnlyList<string> globs, IReadOnlyList<T> all, Func<T, string> name) =>
        Pick(globs, all, (glob, item) => Glob.Matches(glob, name(item)), all.Select(name));

    public List<T> Pick<T>(IReadOnlyList<string> globs, IReadOnlyList<T> all, Func<string, T, bool> matches, IEnumerable<string> names)
    {
        if (globs.FirstOrDefault(glob => !all.Any(item => matches(glob, item))) is { } strange)
        {
            throw Nothing(strange, names);
        }

        return [.. all.Where(item => globs.Any(glob => matches(glob, item)))];
    }

    public RoundupException Nothing(string value, IEnumerable<string> names)
    {
        var all = names.ToList();
        var near = NearestName.Find(value, all);
        var remedy = ListedBy is null || (near is null && all.Count <= MostListed)
            ? $"choose from {string.Join(", ", all)}"
            : $"`{ListedBy}` lists what exists";
        var advice = near is null ? remedy : $"did you mean {near}? {char.ToUpperInvariant(remedy[0])}{remedy[1..]}";
        return new RoundupException(ExitCode.Usage, $"{Source} '{Shortened.To(Shown, value)}' matches nothing: {advice}.");
    }
}
