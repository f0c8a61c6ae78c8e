using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>Picks rows by globs: a library's name for all its rows, <c>library/row</c> for one, either with <c>@version</c>.</summary>
/// <param name="Selection">Where the globs are written.</param>
/// <param name="Catalogue">What exists.</param>
internal sealed partial record RowChoice(Selection Selection, RoundupCatalogue Catalogue)
{
    /// <summary>
    /// The rows that any glob picks, each once: those of the catalogue in its order, then pinned ones in the order asked. A library named
    /// in several versions, by its name alone, takes part with its default row, else its first: versions are compared, not rows.
    /// </summary>
    public List<CatalogueRow> Pick(IReadOnlyList<string> globs)
    {
        List<string> rows = [.. globs.Select(glob => IsOneOfSeveralVersions(glob, globs) ? One(glob).UniqueName : glob)];
        var plain = rows.Where(glob => !Version().IsMatch(glob)).SelectMany(Unpinned).ToHashSet();
        var pinned = rows.Where(glob => Version().IsMatch(glob)).SelectMany(glob => Pinned(glob, Unpinned));
        return [.. Catalogue.Rows.Where(plain.Contains), .. pinned.DistinctBy(row => row.Row.FullName)];
    }

    /// <summary>The one row that a name means: for a library's name alone its default row, else its first.</summary>
    public CatalogueRow One(string name) => Version().IsMatch(name) ? Pinned(name, Named).Single() : Named(name).Single();

    private IEnumerable<CatalogueRow> Unpinned(string glob)
    {
        var picked = Catalogue.Rows.Where(row => Glob.MatchesRow(glob, row.Library.Name, row.Row.Name)).ToList();
        if (picked.Count == 0)
        {
            throw Nothing(glob);
        }

        var allowed = picked.Where(row => row.Library.OnlyWhenNamed is null || IsNamed(glob, row.Library)).ToList();
        return allowed.Count > 0 || glob == "*" ? allowed : throw Unnamed(glob, picked[0].Library);
    }

    private IEnumerable<CatalogueRow> Named(string name)
    {
        var names = Catalogue.Rows.Select(row => row.Row.FullName).ToList();
        return RowReference.Find(name, names) is { } found ? [Catalogue.Rows[names.IndexOf(found)]] : throw Nothing(name);
    }

    private IEnumerable<CatalogueRow> Pinned(string glob, Func<string, IEnumerable<CatalogueRow>> find)
    {
        var match = Version().Match(glob);
        var version = match.Groups[1].Value;
        if (!PackageVersionText.IsOne(version))
        {
            var remedy = Target.All.Contains(version, StringComparer.OrdinalIgnoreCase)
                ? "is a target: name it with --target"
                : PackageVersionText.Unlike;
            throw new RoundupException(ExitCode.Usage, $"{Selection.Source} '{glob}' pins '{version}', which {remedy}.");
        }

        foreach (var row in find(glob.Remove(match.Index, match.Length)))
        {
            if (row.Library.Package is null)
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    $"{Selection.Source} '{glob}' pins a version of {row.Library.Name}, which comes with the runtime and not as a package: "
                    + "choose a target instead.");
            }

            var library = row.Library.At(version);
            yield return new CatalogueRow(library, library.Rows.First(pinned => pinned.Name == row.Row.Name));
        }
    }

    private RoundupException Nothing(string name) => Selection.Nothing(name, Catalogue.SerializerNames);

    private RoundupException Unnamed(string glob, LibraryDefinition library)
    {
        var reason = library.OnlyWhenNamed!.TrimEnd('.');
        return new(
            ExitCode.Usage,
            $"{Selection.Source} '{glob}' picks nothing else than {library.Name}, which is measured only when named, "
            + $"because {char.ToLowerInvariant(reason[0])}{reason[1..]}: write {library.Name}.");
    }

    /// <summary>Whether a glob spells the library out and does not just happen to match it.</summary>
    private static bool IsNamed(string glob, LibraryDefinition library) =>
        glob.StartsWith(library.Name, StringComparison.OrdinalIgnoreCase);

    private static bool IsOneOfSeveralVersions(string glob, IReadOnlyList<string> globs)
    {
        var (name, version) = Unversioned(glob);
        return !name.AsSpan().ContainsAny('/', '*', '?') && globs.Select(Unversioned).Any(other =>
            string.Equals(other.Name.Split('/')[0], name, StringComparison.OrdinalIgnoreCase) && other.Version != version);
    }

    private static (string Name, string Version) Unversioned(string glob) =>
        Version().Match(glob) is { Success: true } match ? (glob.Remove(match.Index, match.Length), match.Value) : (glob, "");

    [GeneratedRegex("@([^/]*)")]
    private static partial Regex Version();
}
