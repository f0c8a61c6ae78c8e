using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

// Selects serializers by globs: library for all serializers, library/configuration for one, each with or without @version.
internal sealed partial record SerializerChoice(Selection Selection, RoundupCatalogue Catalogue)
{
    // The group of the rows that no pattern like * selects: dead, archived, withdrawn and dangerous ones.
    public const string Retired = "@retired";

    // The distinct serializers that the globs select: first those of the catalogue in its order, then pinned versions in the order of the
    // globs. Of a library that is named in several versions, only the serializer default, otherwise the first serializer, is selected,
    // because versions are compared and not serializers.
    public List<CatalogueSerializer> Pick(IReadOnlyList<string> globs)
    {
        List<string> serializers = [.. globs.Select(glob => IsOneOfSeveralVersions(glob, globs) ? One(glob).UniqueName : glob)];
        var plain = serializers.Where(glob => !Version().IsMatch(glob)).SelectMany(Unpinned).ToHashSet();
        var pinned = serializers.Where(glob => Version().IsMatch(glob)).SelectMany(glob => Pinned(glob, Unpinned));
        return [.. Catalogue.Serializers.Where(plain.Contains), .. pinned.DistinctBy(serializer => serializer.Configuration.FullName)];
    }

    // The serializer that a name means: for a library its serializer default, otherwise its first serializer.
    public CatalogueSerializer One(string name) => Version().IsMatch(name) ? Pinned(name, Named).Single() : Named(name).Single();

    private IEnumerable<CatalogueSerializer> Unpinned(string glob)
    {
        var ofGroup = glob.Equals(Retired, StringComparison.OrdinalIgnoreCase);
        var picked = Catalogue.Serializers
            .Where(serializer => ofGroup ? serializer.Library.IsRetired
                : Glob.MatchesSerializer(glob, serializer.Library.Name, serializer.Configuration.Name)).ToList();
        if (picked.Count == 0)
        {
            throw Nothing(glob);
        }

        var allowed = picked.Where(serializer => serializer.Library.OnlyWhenNamed is null || IsNamed(glob, serializer.Library)).ToList();
        if (allowed.Count == 0 && glob != "*")
        {
            throw Unnamed(glob, picked.First(serializer => serializer.Library.OnlyWhenNamed is not null).Library);
        }

        // A pattern means retired serializers only where it names them, or matches no others.
        var kept = allowed.Where(serializer => ofGroup || !serializer.Library.IsRetired || IsNamed(glob, serializer.Library)).ToList();
        return kept.Count > 0 ? kept : allowed;
    }

    private IEnumerable<CatalogueSerializer> Named(string name)
    {
        var names = Catalogue.Serializers.Select(serializer => serializer.Configuration.FullName).ToList();
        return SerializerReference.Find(name, names) is { } found ? [Catalogue.Serializers[names.IndexOf(found)]] : throw Nothing(name);
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

        foreach (var serializer in find(glob.Remove(match.Index, match.Length)))
        {
            if ((serializer.Library.Package ?? serializer.Library.PinnedPackage) is null)
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    $"{Selection.Source} '{glob}' pins a version of {serializer.Library.Name}, which comes with the runtime and not as a "
                        + "package: "
                    + "choose a runtime with --target instead.");
            }

            var library = serializer.Library.At(version);
            yield return new CatalogueSerializer(
                library, library.Serializers.First(pinned => pinned.Name == serializer.Configuration.Name));
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
