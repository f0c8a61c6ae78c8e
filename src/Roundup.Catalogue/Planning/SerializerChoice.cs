using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

// Selects rows by globs: library for all rows, library/row for one, each with or without @version.
internal sealed partial record SerializerChoice(Selection Selection, RoundupCatalogue Catalogue)
{
    // The group of the rows that no pattern like * selects: dead, archived, withdrawn and dangerous ones.
    public const string Retired = "@retired";

    // The distinct rows that the globs select: first those of the catalogue in its order, then pinned versions in the order of the globs.
    // Of a library that is named in several versions, only the row default, otherwise the first row, is selected, because versions are
    // compared and not rows.
    public List<CatalogueSerializer> Pick(IReadOnlyList<string> globs)
    {
        List<string> rows = [.. globs.Select(glob => IsOneOfSeveralVersions(glob, globs) ? One(glob).UniqueName : glob)];
        var plain = rows.Where(glob => !Version().IsMatch(glob)).SelectMany(Unpinned).ToHashSet();
        var pinned = rows.Where(glob => Version().IsMatch(glob)).SelectMany(glob => Pinned(glob, Unpinned));
        return [.. Catalogue.Rows.Where(plain.Contains), .. pinned.DistinctBy(row => row.Row.FullName)];
    }

    // The row that a name means: for a library its row default, otherwise its first row.
    public CatalogueSerializer One(string name) => Version().IsMatch(name) ? Pinned(name, Named).Single() : Named(name).Single();

    private IEnumerable<CatalogueSerializer> Unpinned(string glob)
    {
        var ofGroup = glob.Equals(Retired, StringComparison.OrdinalIgnoreCase);
        var picked = Catalogue.Rows
            .Where(row => ofGroup ? row.Library.IsRetired : Glob.MatchesRow(glob, row.Library.Name, row.Row.Name)).ToList();
        if (picked.Count == 0)
        {
            throw Nothing(glob);
        }

        var allowed = picked.Where(row => row.Library.OnlyWhenNamed is null || IsNamed(glob, row.Library)).ToList();
        if (allowed.Count == 0 && glob != "*")
        {
            throw Unnamed(glob, picked.First(row => row.Library.OnlyWhenNamed is not null).Library);
        }

        // A pattern means retired rows only where it names them, or matches no others.
        var kept = allowed.Where(row => ofGroup || !row.Library.IsRetired || IsNamed(glob, row.Library)).ToList();
        return kept.Count > 0 ? kept : allowed;
    }

    private IEnumerable<CatalogueSerializer> Named(string name)
    {
        var names = Catalogue.Rows.Select(row => row.Row.FullName).ToList();
        return SerializerReference.Find(name, names) is { } found ? [Catalogue.Rows[names.IndexOf(found)]] : throw Nothing(name);
    }

    private IEnumerable<CatalogueSerializer> Pinned(string glob, Func<string, IEnumerable<CatalogueSerializer>> find)
    {
        var match = Version().Match(glob);
        var version = match.Groups[1].Value;
        if (!PackageVersions.IsValid(version))
        {
            var remedy = Target.All.Contains(version, StringComparer.OrdinalIgnoreCase)
                ? "is a runtime: name it with --target"
                : PackageVersions.Invalid;
            throw new RoundupException(ExitCode.Usage, $"{Selection.Source} '{glob}' pins '{version}', which {remedy}.");
        }

        foreach (var row in find(glob.Remove(match.Index, match.Length)))
        {
            if ((row.Library.Package ?? row.Library.PinnedPackage) is null)
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    $"{Selection.Source} '{glob}' pins a version of {row.Library.Name}, which comes with the runtime and not as a package: "
                    + "choose a runtime with --target instead.");
            }

            var library = row.Library.At(version);
            yield return new CatalogueSerializer(library, library.Rows.First(pinned => pinned.Name == row.Row.Name));
        }
    }

    private RoundupException Nothing(string name) => Selection.Nothing(name, Catalogue.SerializerNames);

    private RoundupException Unnamed(string glob, LibraryDefinition library)
    {
        var reason = library.OnlyWhenNamed!.TrimEnd('.');
        return new(
            ExitCode.Usage,
            $"{Selection.Source} '{glob}' matches only {library.Name}, which is measured only when its name is given in full, "
            + $"because {char.ToLowerInvariant(reason[0])}{reason[1..]}: write {library.Name}.");
    }

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

    [GeneratedRegex("(?<!^)@([^/]*)")]
    private static partial Regex Version();
}
