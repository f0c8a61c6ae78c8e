using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>Picks rows by globs: a row's full name, a library's name for all its rows, either with <c>@version</c>.</summary>
internal sealed partial record RowChoice(Selection Selection, RoundupCatalogue Catalogue)
{
    /// <summary>The rows that any glob picks, each once: those of the catalogue in its order, then pinned ones in the order asked.</summary>
    public List<CatalogueRow> Pick(IReadOnlyList<string> globs)
    {
        var plain = globs.Where(glob => !Version().IsMatch(glob)).SelectMany(Unpinned).ToHashSet();
        var pinned = globs.Where(glob => Version().IsMatch(glob)).SelectMany(Pinned);
        return [.. Catalogue.Rows.Where(plain.Contains), .. pinned.DistinctBy(row => row.Row.FullName)];
    }

    private IEnumerable<CatalogueRow> Unpinned(string glob)
    {
        var rows = Catalogue.Rows;
        var picked = rows.Where(row => Glob.Matches(glob, row.Row.FullName)).ToList();
        if (picked.Count == 0)
        {
            picked = [.. rows.Where(row => Glob.Matches(glob, row.Library.Name))];
        }

        if (picked.Count == 0)
        {
            throw Selection.Nothing(glob, rows.Select(row => row.Row.FullName));
        }

        var allowed = picked.Where(row => row.Library.OnlyWhenNamed is null || IsNamed(glob, row.Library)).ToList();
        return allowed.Count > 0 || glob == "*" ? allowed : throw Unnamed(glob, picked[0].Library);
    }

    private IEnumerable<CatalogueRow> Pinned(string glob)
    {
        var match = Version().Match(glob);
        var version = match.Groups[1].Value;
        if (!PackageVersionText.IsOne(version))
        {
            throw new RoundupException(ExitCode.Usage, $"{Selection.Source} '{glob}' pins '{version}', which {PackageVersionText.Unlike}.");
        }

        foreach (var row in Unpinned(glob.Remove(match.Index, match.Length)))
        {
            if (row.Library.Package is null)
            {
                throw new RoundupException(ExitCode.Usage, $"{Selection.Source} '{glob}' pins a version of {row.Library.Name}, which comes with the runtime and not as a package: choose a target instead.");
            }

            var library = row.Library.At(version);
            yield return new CatalogueRow(library, library.Rows.First(pinned => pinned.Name == row.Row.Name));
        }
    }

    private RoundupException Unnamed(string glob, LibraryDefinition library)
    {
        var reason = library.OnlyWhenNamed!.TrimEnd('.');
        return new(ExitCode.Usage, $"{Selection.Source} '{glob}' picks nothing else than {library.Name}, which is measured only when named, because {char.ToLowerInvariant(reason[0])}{reason[1..]}: write {library.Name}.");
    }

    /// <summary>Whether a glob spells the library out and does not just happen to match it.</summary>
    private static bool IsNamed(string glob, LibraryDefinition library) => glob.StartsWith(library.Name, StringComparison.OrdinalIgnoreCase);

    [GeneratedRegex("@([^/]*)")]
    private static partial Regex Version();
}
