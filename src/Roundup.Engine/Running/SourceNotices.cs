using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Units;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Running;

/// <summary>Packages that did not come from the sources of --package-source: an author might take them for the build of his own.</summary>
internal static class SourceNotices
{
    private const int MostNamed = 3;

    /// <summary>A notice that names the packages; null where there are none, or no source was given.</summary>
    public static Notice? Of(IReadOnlyList<string> sources, IEnumerable<BuiltUnit> units)
    {
        var restored = units.Where(unit => unit is { Unit.Package: not null, Version: not null }).ToList();
        var given = restored.Where(unit => unit.IsFromPackageSource).Select(unit => unit.Unit.Package).ToHashSet();

        // The version to compare with mostly comes from elsewhere.
        var others = restored.Where(unit => !given.Contains(unit.Unit.Package))
            .Select(unit => $"{unit.Unit.Package} {unit.Version} (from {SourceName.Short(unit.Source)})").Distinct().ToList();
        return sources.Count == 0 || others.Count == 0 ? null : new(NoticeCode.NotFromPackageSource, NameList.Of(others, MostNamed));
    }
}
