using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>The shapes that a suite prefers for some rows, because the page that it follows does.</summary>
internal static class SuiteShapes
{
    /// <summary>The rows with the suite's shapes.</summary>
    /// <exception cref="RoundupException">A row does not have the shape itself.</exception>
    public static List<CatalogueRow> Apply(SuiteDefinition suite, IReadOnlyList<CatalogueRow> rows) =>
        [.. rows.Select(row => suite.PreferredShapes.Aggregate(row, (changed, preferred) =>
            !Glob.MatchesRow(preferred.Key, row.Library.Name, row.Row.Name) ? changed
            : row.Row.Native.Contains(preferred.Value) ? changed with { Row = changed.Row with { Preferred = preferred.Value } }
            : throw new RoundupException(
                ExitCode.Usage,
                $"{suite.File}: 'preferredShapes' asks {row.Row.FullName} for {preferred.Value}, which it does not have itself: "
                    + $"name one of {string.Join(", ", row.Row.Native)}.")))];
}
