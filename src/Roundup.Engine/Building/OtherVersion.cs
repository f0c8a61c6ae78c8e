using System.Text.Json.Serialization;

namespace Roundup.Engine.Building;

/// <summary>Packages that are restored in another version than the requested one, which no source has whole.</summary>
/// <param name="Packages">The packages.</param>
/// <param name="Range">The version as NuGet's range: the newest there is, or exactly one.</param>
public sealed record OtherVersion(IReadOnlyList<string> Packages, string Range)
{
    private const string Newest = "*";

    /// <summary>Whether it is the newest that there was, of which there may be a newer one later.</summary>
    [JsonIgnore]
    public bool IsNewest => Range == Newest;

    /// <summary>The other version of a unit that could not be restored.</summary>
    /// <param name="unit">The unit.</param>
    /// <param name="tooOld">Packages that the sources have in older versions only: the unit's own, or what these depend on.</param>
    /// <param name="given">The sources that the user gave for the run.</param>
    /// <returns>
    /// The version of the library that the user gave; otherwise the newest version of the unit's own packages that are too old. Null where
    /// nothing is too old, or where the user asked for a version.
    /// </returns>
    internal static OtherVersion? Of(Unit unit, IReadOnlyList<string> tooOld, PackageSources given)
    {
        if (tooOld.Count == 0 || unit.Packages.Count == 0)
        {
            return null;
        }

        var together = unit.Library?.VersionedPackages ?? unit.Packages;
        if (unit.Package is { } package && given.NewestOf(package) is { } version)
        {
            return new(together, $"[{version}]");
        }

        var own = tooOld.Intersect(unit.Packages, StringComparer.OrdinalIgnoreCase).ToList();
        var isLibrary = own.Intersect(together, StringComparer.OrdinalIgnoreCase).Any();
        return own.Count == 0 ? null : new(isLibrary ? [.. own.Union(together)] : own, Newest);
    }
}
