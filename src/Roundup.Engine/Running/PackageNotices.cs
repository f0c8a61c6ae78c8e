using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Builds.Units;
using Roundup.Results.Messages;

namespace Roundup.Engine.Running;

// Libraries of which an older version was measured than the newest that Roundup knows.
internal static class OldVersions
{
    // A notice for each package; none where the user asked for a version.
    public static IEnumerable<Notice> Notices(IEnumerable<SerializerInfo> serializers, IEnumerable<CompressorInfo> compressors) =>
        from package in serializers.Select(info => (info.Package, info.Version, info.NewestKnown, IsGiven: info.FromPackageSource))
            .Concat(compressors.Select(info => (info.Package, info.Version, info.NewestKnown, IsGiven: info.FromPackageSource)))
            .Distinct()
        where package is { Package: not null, Version: not null, NewestKnown: not null }
            && PackageVersions.IsOlder(package.Version, package.NewestKnown)
        select new Notice(
            package.IsGiven ? NoticeCode.OldVersionGiven : NoticeCode.OldVersion,
            package.Package!,
            package.Version!,
            package.NewestKnown!);
}

// Packages without which libraries were built, since only a compiler uses them and no source has them.
internal static class OmittedToolNotices
{
    public static IEnumerable<Notice> Create(IEnumerable<BuiltUnit> units) =>
        units.SelectMany(unit => (unit.Fallback?.Omitted ?? []).Select(tool => (Name: $"{unit.Unit.Package} {unit.Version}", tool)))
            .Distinct()
            .Select(one => new Notice(NoticeCode.BuiltWithoutTool, one.Name, one.tool.Name, one.tool.Nearest!));
}

// Packages that did not come from the sources of --package-source: an author might take them for the build of his own.
internal static class SourceNotices
{
    // A notice that names all packages with where they came from; null where there are none, or no source was given.
    public static Notice? Create(IReadOnlyList<string> sources, IEnumerable<BuiltUnit> units)
    {
        var restored = units.Where(unit => unit is { Unit.Package: not null, Version: not null }).ToList();
        var given = restored.Where(unit => unit.IsFromPackageSource).Select(unit => unit.Unit.Package).ToHashSet();

        // The version to compare with mostly comes from elsewhere.
        var others = restored.Where(unit => !given.Contains(unit.Unit.Package))
            .GroupBy(unit => SourceName.Short(unit.Source), unit => $"{unit.Unit.Package} {unit.Version}")
            .Select(source => $"{string.Join(", ", source.Distinct())} (from {source.Key})").ToList();
        return sources.Count == 0 || others.Count == 0 ? null : new(NoticeCode.NotFromPackageSource, string.Join(", ", others));
    }
}

// Refuses a comparison (--against) of a library with itself, which would call any change "no change".
internal static class SameCode
{
    // Compares the files of the libraries on both sides of each pair; the entrant's own assembly does not count.
    // Throws RoundupException: both sides have the same bytes on all targets, and the user did not ask for that.
    public static void Check(Plan plan, BuildResult built)
    {
        if (plan.Comparison is null or { Targets: not null } || plan.Options.AllowSame)
        {
            return;
        }

        // Two serializers of one version are two ways to call it.
        var pairs = plan.Comparison.Pairs
            .Where(pair => SerializerReference.WithoutVersion(pair.Candidate) == SerializerReference.WithoutVersion(pair.Base));
        foreach (var pair in pairs)
        {
            var (after, before) = (Workers(plan, built, pair.Candidate), Workers(plan, built, pair.Base));
            var shared = after.Keys.Intersect(before.Keys).ToList();
            if (shared.Count > 0 && shared.TrueForAll(target => after[target].LibrariesStamp == before[target].LibrariesStamp))
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    $"{pair.Candidate} and {pair.Base} are identical ({Described(after[shared[0]])}), so --against would compare the "
                    + "code with itself: check --package-source and the versions, or add --allow-same if you want that (an A/A check).");
            }
        }
    }

    // The workers of a serializer whose libraries are files, by target; one native file cannot be compared.
    private static Dictionary<string, BuiltUnit> Workers(Plan plan, BuildResult built, string serializer) => plan.Cases
        .Where(planned => planned.Id.Serializer == serializer && built.Failure(planned) is null)
        .DistinctBy(planned => planned.Id.Table.Target)
        .Select(planned => (planned.Id.Table.Target, Worker: built.Worker(planned)))
        .Where(one => one.Worker.LibrariesStamp.Length > 0)
        .ToDictionary(one => one.Target, one => one.Worker);

    private static string Described(BuiltUnit worker) => worker.Unit.Package is not { } package ? worker.Version ?? "of one version"
        : $"{package} {worker.Version} from {SourceName.Short(worker.Source)}";
}
