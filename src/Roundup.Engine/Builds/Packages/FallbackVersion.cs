using System.Text.Json.Serialization;
using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Builds.Packages;

// The version that replaces a requested version which the package sources do not have, or not with all dependencies.
// Range: the version as a range of NuGet: exactly one version, or the newest available one.
internal sealed record FallbackVersion(IReadOnlyList<string> Packages, string Range)
{
    private const string Newest = "*";

    // Whether the range means the newest available version, which may be another one later.
    [JsonIgnore]
    public bool IsNewest => Range.Contains(Newest, StringComparison.Ordinal);

    // Packages that the library needs only while a project is compiled, and of which the sources have no version that is new enough: the
    // project is restored without them.
    public IReadOnlyList<TooOldPackage> Omitted { get; init; } = [];

    // The same version without its dependencies that are too old; null where a package of the unit itself is too old, or NuGet names no
    // version of a dependency that shows what the package is for.
    internal static FallbackVersion? Without(BuildUnit unit, IReadOnlyList<TooOldPackage> tooOld, FallbackVersion? last)
    {
        var own = (unit.Library?.References ?? []).Append(unit.Package);
        return tooOld.Count > 0
            && tooOld.All(missing => missing.Nearest is not null && !own.Contains(missing.Name, StringComparer.OrdinalIgnoreCase))
                ? (last ?? new([], Newest)) with { Omitted = tooOld }
                : null;
    }

    // The next version to try for a unit that could not be restored.
    // last: the version that was tried before and failed too; null at first.
    // resolved: the version of the unit's package that was found; null where none was found.
    // Returns: first the library's version in the additional sources; otherwise the newest available version of the unit's packages that
    // are too old; otherwise, where a dependency is too old, the newest version below the one that was found. Null where nothing is too
    // old, or where the user chose the version.
    internal static FallbackVersion? Of(
        BuildUnit unit,
        IReadOnlyList<TooOldPackage> tooOld,
        PackageSources additional,
        FallbackVersion? last = null,
        string? resolved = null)
    {
        if (tooOld.Count == 0 || unit.Packages.Count == 0)
        {
            return null;
        }

        var together = unit.Library?.VersionedPackages ?? unit.Packages;
        if (last is null && unit.Package is { } package && additional.NewestOf(package) is { } version)
        {
            return new(together, $"[{version}]");
        }

        var own = tooOld.Select(missing => missing.Name).Intersect(unit.Packages, StringComparer.OrdinalIgnoreCase).ToList();
        if (own.Count > 0)
        {
            var isLibrary = own.Intersect(together, StringComparer.OrdinalIgnoreCase).Any();
            return last is null ? new(isLibrary ? [.. own.Union(together)] : own, Newest) : null;
        }

        if (resolved is null)
        {
            return null;
        }

        // Packages of the same library mostly have the same version.
        var isNearestOlder = tooOld[0].Nearest is { } nearest && PackageVersions.IsOlder(nearest, resolved);
        return new(together, isNearestOlder ? $"[{Newest}, {tooOld[0].Nearest}]" : $"[{Newest}, {resolved})");
    }
}

// A package of which the sources have only versions that are older than the requested one.
// Nearest: the newest version in the sources; null where NuGet does not name it.
internal sealed record TooOldPackage(string Name, string? Nearest);
