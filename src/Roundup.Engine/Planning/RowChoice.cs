using System.Text.RegularExpressions;
using Roundup.Engine.Catalogue;

namespace Roundup.Engine.Planning;

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

        return picked.Count == 0
            ? throw Selection.Nothing(glob, rows.Select(row => row.Row.FullName))
            : picked.Where(row => row.Library.OnlyWhenNamed is null || IsNamed(glob, row.Library));
    }

    private IEnumerable<CatalogueRow> Pinned(string glob)
    {
        var match = Version().Match(glob);
        var version = match.Groups[1].Value;
        if (!PackageVersion().IsMatch(version))
        {
            throw new RoundupException(ExitCode.Usage, $"{Selection.Source} '{glob}' pins '{version}', which is not a package version: give one such as 3.1.4 or 4.0.0-beta.2.");
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

    /// <summary>Whether a glob spells the library out and does not just happen to match it.</summary>
    private static bool IsNamed(string glob, LibraryDefinition library) => glob.StartsWith(library.Name, StringComparison.OrdinalIgnoreCase);

    [GeneratedRegex("@([^/]*)")]
    private static partial Regex Version();

    [GeneratedRegex(@"^\d+(\.\d+){1,3}(-[0-9A-Za-z.-]+)?$")]
    private static partial Regex PackageVersion();
}
