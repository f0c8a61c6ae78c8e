using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>A page with a verdict on every figure.</summary>
/// <param name="Name">The name of its file in <c>published/</c>.</param>
/// <param name="Suites">The suites that it belongs to.</param>
/// <param name="Page">The page.</param>
/// <param name="Runs">The results of these suites that were given, the newest first; none where there were none.</param>
/// <param name="Figures">Its figures, in the page's order.</param>
public sealed record JudgedPage(
    string Name,
    IReadOnlyList<string> Suites,
    PublishedPage Page,
    IReadOnlyList<ResultsFile> Runs,
    IReadOnlyList<JudgedFigure> Figures)
{
    /// <summary>Judges a page.</summary>
    /// <param name="name">The name of its file.</param>
    /// <param name="suites">The suites that it belongs to.</param>
    /// <param name="page">The page, with all its figures.</param>
    /// <param name="results">Results of any suites; of several that have a cell of the page, the newest counts.</param>
    public static JudgedPage Of(string name, IReadOnlyList<string> suites, PublishedPage page, IReadOnlyList<ResultsFile> results)
    {
        ArgumentNullException.ThrowIfNull(page);
        ArgumentNullException.ThrowIfNull(results);
        List<ResultsFile> runs =
        [
            .. results.Where(run => suites.Contains(run.Run.Suite, StringComparer.OrdinalIgnoreCase))
                .OrderByDescending(run => run.Run.Started),
        ];
        var neighbours = new Neighbours(page, runs);
        return new(name, suites, page, runs, [.. page.Entries.SelectMany(entry => new EntryJudge(entry, neighbours).Figures())]);
    }
}
