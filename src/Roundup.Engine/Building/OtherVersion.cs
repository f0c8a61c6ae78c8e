using System.Text.Json.Serialization;
using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Building;

/// <summary>Packages that are restored in another version than the requested one, which no source has whole.</summary>
/// <param name="Packages">The packages.</param>
/// <param name="Range">The version as NuGet's range: the newest there is, or exactly one.</param>
public sealed record OtherVersion(IReadOnlyList<string> Packages, string Range)
{
    private const string Newest = "*";

    /// <summary>Whether it is the newest that there was, of which there may be a newer one later.</summary>
    [JsonIgnore]
    public bool IsNewest => Range.Contains(Newest, StringComparison.Ordinal);

    /// <summary>The other version of a unit that could not be restored.</summary>
    /// <param name="unit">The unit.</param>
    /// <param name="tooOld">Packages that the sources have in older versions only: the unit's own, or what these depend on.</param>
    /// <param name="given">The sources that the user gave for the run.</param>
    /// <param name="last">The other version that could not be restored either; null where this is the first one.</param>
    /// <param name="resolved">The version of the unit's package that was found; null where none was.</param>
    /// <returns>
    /// The version of the library that the user gave; otherwise the newest version of the unit's own packages that are too old; otherwise,
    /// where what these depend on is too old, the newest below the one that was found. Null where nothing is too old, or where the user
    /// asked for a version.
    /// </returns>
    internal static OtherVersion? Of(
        Unit unit,
        IReadOnlyList<TooOldPackage> tooOld,
        PackageSources given,
        OtherVersion? last = null,
        string? resolved = null)
    {
        if (tooOld.Count == 0 || unit.Packages.Count == 0)
        {
            return null;
        }

        var together = unit.Library?.VersionedPackages ?? unit.Packages;
        if (last is null && unit.Package is { } package && given.NewestOf(package) is { } version)
        {
            return new(together, $"[{version}]");
        }

        var own = tooOld.Select(missing => missing.Name).Intersect(unit.Packages, StringComparer.OrdinalIgnoreCase).ToList();
        if (own.Count > 0)
        {
            var isLibrary = own.Intersect(together, StringComparer.OrdinalIgnoreCase).Any();
            return last is null ? new(isLibrary ? [.. own.Union(together)] : own, Newest) : null;
        }

        // Packages of one library have the same version more often than not.
        return resolved is null ? null
            : tooOld[0].Nearest is { } nearest && PackageVersions.IsOlder(nearest, resolved) ? new(together, $"[{Newest}, {nearest}]")
            : new(together, $"[{Newest}, {resolved})");
    }
}

/// <summary>A package that the sources have in older versions only than a requested one.</summary>
/// <param name="Name">The package.</param>
/// <param name="Nearest">The newest version that they have; null where NuGet does not say.</param>
internal sealed record TooOldPackage(string Name, string? Nearest);
