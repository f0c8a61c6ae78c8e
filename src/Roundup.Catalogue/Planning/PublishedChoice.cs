using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.PublishedFigures;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>Finds the published figures of a suite and keeps those of planned comparisons.</summary>
internal static class PublishedChoice
{
    /// <summary>The page; null if the suite has none, or if it has no figure of a planned comparison.</summary>
    /// <exception cref="RoundupException">The file that the suite names does not exist or is malformed.</exception>
    public static PublishedPage? Of(string root, SuiteDefinition suite, IReadOnlyList<PlannedCase> cases, IReadOnlyList<string> experiments)
    {
        if (PageOf(root, suite) is not { } page)
        {
            return null;
        }

        var comparisons = cases.Select(planned => planned.Id.Cell).Distinct().ToList();
        List<PublishedEntry> kept =
            [.. page.Entries.Where(entry => comparisons.Exists(comparison => experiments.Any(name => entry.Fits(comparison, name))))];

        // A baseline on a runtime that the run lacks belongs to no comparison, but the published errors need it.
        var baselines = page.Entries.Where(entry => kept.Exists(entry.IsBaselineOf));
        return kept.Count == 0 ? null : page with { Entries = [.. page.Entries.Intersect(kept.Union(baselines))] };
    }

    /// <summary>The whole page of a suite; null if it has none.</summary>
    /// <exception cref="RoundupException">The file that the suite names does not exist or is malformed.</exception>
    public static PublishedPage? PageOf(string root, SuiteDefinition suite)
    {
        var file = Path.Combine(root, PublishedFolder.Name, (suite.Published ?? suite.Name) + ".json");
        return File.Exists(file) ? PublishedReader.Read(file)
            : suite.Published is null ? null
            : throw new RoundupException(
                ExitCode.Usage,
                $"{suite.File}: 'published' names {suite.Published}, and there is no {file}: correct the name, or leave the member out.");
    }
}
