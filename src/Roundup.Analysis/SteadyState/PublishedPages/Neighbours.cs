using System.Globalization;
using System.Text.RegularExpressions;
using Roundup.Analysis.SteadyState.PublishedFigures;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>A published row beside a cell that it belongs to.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Row">The comparison.</param>
internal sealed record Neighbour(CellId Cell, PublishedRow Row);

/// <summary>The cells of some runs that each row of a page belongs beside.</summary>
internal sealed partial class Neighbours
{
    private readonly ILookup<PublishedEntry, Neighbour> rows;
    private readonly List<CellId> cells;

    /// <param name="page">The page.</param>
    /// <param name="runs">The runs, in the order in which they count.</param>
    public Neighbours(PublishedPage page, IReadOnlyList<ResultsFile> runs)
    {
        HasRuns = runs.Count > 0;
        List<AnalysedRun> analysed =
        [
            .. runs.Where(run => run.Has(ExperimentNames.Speed))
                .Select(run => Analyser.Analyse(run.Of(ExperimentNames.Speed) with { Published = page })),
        ];
        cells = [.. analysed.SelectMany(run => run.Cells).Select(cell => cell.Id).Distinct()];
        var beside =
            from run in analysed
            from cell in run.Published?.Cells ?? []
            from row in cell.Rows
            select new Neighbour(cell.Cell, row);

        // By reference: a page may have two rows that are equal in all they say.
        rows = beside.ToLookup<Neighbour, PublishedEntry>(neighbour => neighbour.Row.Entry, ReferenceEqualityComparer.Instance);
    }

    /// <summary>Whether there are results at all.</summary>
    public bool HasRuns { get; }

    /// <summary>The cells beside a row: the target whose version is nearest to the page's first, and the newest run first.</summary>
    public IEnumerable<Neighbour> Of(PublishedEntry entry) => rows[entry]
        .OrderBy(neighbour => Math.Abs(Version(neighbour.Cell.Target) - Version(entry.Target)));

    /// <summary>Whether the cell was measured on targets of other families.</summary>
    public bool HasOnOtherTargets(PublishedEntry entry) => cells.Exists(cell => (entry with { Target = cell.Target }).Fits(cell));

    private static double Version(string target) =>
        double.Parse(Number().Match(target + "0").Value, CultureInfo.InvariantCulture);

    [GeneratedRegex(@"\d+(\.\d+)?")]
    private static partial Regex Number();
}
