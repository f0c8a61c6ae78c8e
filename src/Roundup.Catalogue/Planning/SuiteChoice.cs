using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Planning;

public static class SuiteChoice
{
    /// <summary>Whether <paramref name="suite"/> is the path of a suite file, not a name.</summary>
    public static bool IsPath(string suite)
    {
        ArgumentNullException.ThrowIfNull(suite);
        return suite.EndsWith(".json", StringComparison.OrdinalIgnoreCase)
            || (suite.AsSpan().ContainsAny('/', '\\') && !suite.StartsWith(OwnFolder.Pages + "/", StringComparison.OrdinalIgnoreCase));
    }

    /// <summary>The suite with a name, or from a file.</summary>
    /// <exception cref="RoundupException">There is no such suite, or its file is malformed.</exception>
    public static SuiteDefinition Find(RoundupCatalogue catalogue, string suite)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        if (IsPath(suite))
        {
            return File.Exists(suite)
                ? SuiteReader.Read(Path.GetFullPath(suite))
                : throw new RoundupException(
                    ExitCode.Usage,
                    $"The suite file {suite} does not exist: give the path of one, or a name that `roundup list suites` shows.");
        }

        return catalogue.Suites.FirstOrDefault(s => string.Equals(s.Name, suite, StringComparison.OrdinalIgnoreCase))
            ?? throw new Selection("The suite", "roundup list suites").Nothing(suite, catalogue.Suites.Select(s => s.Name));
    }

    /// <summary>Applies the preferred shapes of a suite to the rows that they are for.</summary>
    /// <exception cref="RoundupException">A row has no native codec of the shape.</exception>
    internal static List<CatalogueRow> WithPreferredShapes(SuiteDefinition suite, IReadOnlyList<CatalogueRow> rows) =>
        [.. rows.Select(row => suite.PreferredShapes.Aggregate(row, (changed, preferred) =>
            !Glob.MatchesRow(preferred.Key, row.Library.Name, row.Row.Name) ? changed
            : row.Row.Native.Contains(preferred.Value) ? changed with { Row = changed.Row with { Preferred = preferred.Value } }
            : throw new RoundupException(
                ExitCode.Usage,
                $"{suite.File}: 'preferredShapes' asks {row.Row.FullName} for {preferred.Value}, which the library does not have itself: "
                    + $"name one of {string.Join(", ", row.Row.Native)}.")))];
}
