using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>All findings of a run, sorted by operation, target and table. docs/columns.md has the rules.</summary>
public static class AllFindings
{
    /// <summary>
    /// The findings. A run of several versions of a single library has, about speed, only the cost of further versions over the first. A
    /// run of joined targets has the cost of each row's further targets over the first, and the fastest rows of the first target.
    /// </summary>
    public static IReadOnlyList<Finding> Of(ResultsFile file, IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(cells);
        AnalysedCell[] measured = [.. cells.Where(c => c.Id.ComparesRows && c.Rows.Any(r => r.Time is not null))];
        var versions = VersionFindings.Of(file, measured, MeanOverCells.PairPrior(measured));
        var targets = TargetFindings.Targets(measured);
        var ofTargets = file.Run.Report is { JoinTargets: true } ? TargetFindings.Of(measured, targets) : [];
        var scopes = measured.GroupBy(c => new FindingScope(c.Id.Operation, c.Id.Target, c.Table));
        return
        [
            .. versions,
            .. ofTargets,
            .. versions.Count > 0 && HasOneLibrary(measured) ? []
                : ofTargets.Count == 0 ? scopes.SelectMany(g => OfScope(g.Key, [.. g]))
                : scopes.Where(g => g.Key.Target == targets[0]).SelectMany(g => FastestOf(g.Key, [.. g])),
            .. cells.Count == 0 ? [] : OutcomeFindings.Of(cells),
        ];
    }

    private static bool HasOneLibrary(IEnumerable<AnalysedCell> cells) =>
        cells.SelectMany(c => c.Rows).Where(r => r is { Time: not null, Serializer.IsFloor: false })
            .Select(VersionFindings.LibraryOf)
            .Distinct()
            .Count() == 1;

    private static IEnumerable<Finding> FastestOf(FindingScope scope, IReadOnlyList<AnalysedCell> cells) =>
        cells.GroupBy(c => c.Id.Shape)
            .Where(shape => RowCells.OfExact([.. shape]).Count > 1)
            .SelectMany(shape => OfShape(scope, shape.Key.ToString(), [.. shape]));

    private static IEnumerable<Finding> OfScope(FindingScope scope, IReadOnlyList<AnalysedCell> cells) =>
    [
        .. cells.GroupBy(c => c.Id.Shape).SelectMany(shape => OfShape(scope, shape.Key.ToString(), [.. shape])),
        .. LossFindings.Of(scope, cells),
        .. SharedPlaces(scope, cells),
        .. CountFindings.Of(scope, RowCells.OfExact(cells)),
    ];

    private static Finding[] OfShape(FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells) =>
        ComparisonSet.Of(RowCells.OfExact(cells)) is { } set
            ?
            [
                .. SpeedFindings.Of(scope, shape, set),
                .. About(
                    FindingCode.NotMeasured,
                    scope,
                    shape,
                    cells,
                    row => row.Result.Outcome == Outcome.Skipped && !row.Serializer.IsFloor),
                .. About(FindingCode.ReadingNotTimed, scope, shape, cells, row => RowCells.IsExact(row) && row.IsLazy),
            ]
            : [new(FindingCode.NoneExact, scope, shape, cells.Count)];

    private static IEnumerable<Finding> About(
        FindingCode code, FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells, Func<AnalysedCase, bool> applies)
    {
        string[] rows = [.. cells.SelectMany(c => c.Rows).Where(applies).Select(r => r.Result.Id.RowName).Distinct()];
        return rows.Length == 0 ? [] : [new(code, scope, shape, rows)];
    }

    private static IEnumerable<Finding> SharedPlaces(FindingScope scope, IReadOnlyList<AnalysedCell> cells)
    {
        var compared = cells
            .Select(cell => (Pairs: new RowPairs([.. cell.Rows.Where(RowCells.IsExact).Select(RowCells.LogsOf)]), cell.Prior))
            .Where(cell => cell.Pairs.Variances.Values.Count > 0).ToList();
        var shared = compared.Count(cell => Separations.Of(cell.Pairs, cell.Prior).Leaders.Count() > 1);
        return compared.Count == 0 ? [] : [new(FindingCode.SharedFirstPlaces, scope, shared, compared.Count)];
    }
}
