using System.Text.Json.Serialization;
using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Builds.Packages;

/// <summary>The version that replaces a requested version which the package sources do not have, or not with all dependencies.</summary>
/// <param name="Packages">The packages that are restored in this version.</param>
/// <param name="Range">The version as a range of NuGet: exactly one version, or the newest available one.</param>
internal sealed record FallbackVersion(IReadOnlyList<string> Packages, string Range)
{
    private const string Newest = "*";

    /// <summary>Whether the range means the newest available version, which may be another one later.</summary>
    [JsonIgnore]
    public bool IsNewest => Range.Contains(Newest, StringComparison.Ordinal);

    /// <summary>
    /// Packages that the library needs only while a project is compiled, and of which the sources have no version that is new enough: the
    /// project is restored without them.
    /// </summary>
    public IReadOnlyList<TooOldPackage> LeftOut { get; init; } = [];

    /// <summary>
    /// The same version without its dependencies that are too old; null where a package of the unit itself is too old, or NuGet names no
    /// version of a dependency that shows what the package is for.
    /// </summary>
    internal static FallbackVersion? Without(BuildUnit unit, IReadOnlyList<TooOldPackage> tooOld, FallbackVersion? last)
    {
        var own = (unit.Library?.References ?? []).Append(unit.Package);
        return tooOld.Count > 0
            && tooOld.All(missing => missing.Nearest is not null && !own.Contains(missing.Name, StringComparer.OrdinalIgnoreCase))
                ? (last ?? new([], Newest)) with { LeftOut = tooOld }
                : null;
    }

    /// <summary>The next version to try for a unit that could not be restored.</summary>
    /// <param name="unit">The unit.</param>
    /// <param name="tooOld">Packages of the unit, or their dependencies, of which the sources have only older versions.</param>
    /// <param name="additional">The additional package sources.</param>
    /// <param name="last">The version that was tried before and failed too; null at first.</param>
    /// <param name="resolved">The version of the unit's package that was found; null where none was found.</param>
    /// <returns>
    /// First the library's version in the additional sources; otherwise the newest available version of the unit's packages that are too
    /// old; otherwise, where a dependency is too old, the newest version below the one that was found. Null where nothing is too old, or
    /// where the user chose the version.
    /// </returns>
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

/// <summary>A package of which the sources have only versions that are older than the requested one.</summary>
/// <param name="Name">The name of the package.</param>
/// <param name="Nearest">The newest version in the sources; null where NuGet does not name it.</param>
internal sealed record TooOldPackage(string Name, string? Nearest);
