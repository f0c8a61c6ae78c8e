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
        var ofPairs = MeanOverCells.PairPrior(measured);
        var versions = VersionFindings.Of(file, measured, ofPairs);
        var targets = TargetFindings.Targets(measured);
        var ofTargets = file.Run.Report is { JoinTargets: true } ? TargetFindings.Of(measured, targets) : [];
        var scopes = measured.GroupBy(c => new FindingScope(c.Id.Operation, c.Id.Target, c.Table));
        return
        [
            .. versions,
            .. ofTargets,
            .. versions.Count > 0 && HasOneLibrary(measured) ? []
                : ofTargets.Count == 0 ? scopes.SelectMany(g => OfScope(g.Key, [.. g], ofPairs))
                : scopes.Where(g => g.Key.Target == targets[0]).SelectMany(g => FastestOf(g.Key, [.. g], ofPairs)),
            .. cells.Count == 0 ? [] : OutcomeFindings.Of(cells),
        ];
    }

    private static bool HasOneLibrary(IEnumerable<AnalysedCell> cells) =>
        cells.SelectMany(c => c.Rows).Where(r => r is { Time: not null, Serializer.IsFloor: false })
            .Select(VersionFindings.LibraryOf)
            .Distinct()
            .Count() == 1;

    private static IEnumerable<Finding> FastestOf(FindingScope scope, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs) =>
        cells.GroupBy(c => c.Id.Shape)
            .Where(shape => RowCells.Of([.. shape]).Count > 1)
            .SelectMany(shape => OfShape(scope, shape.Key.ToString(), [.. shape], ofPairs));

    private static IEnumerable<Finding> OfScope(FindingScope scope, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs)
    {
        return
        [
            .. cells.GroupBy(c => c.Id.Shape).SelectMany(shape => OfShape(scope, shape.Key.ToString(), [.. shape], ofPairs)),
            .. LossFindings.Of(scope, cells, ofPairs),
            .. SharedPlaces(scope, cells, ofPairs),
            .. CountFindings.Of(scope, RowCells.Of(cells)),
        ];
    }

    private static IEnumerable<Finding> OfShape(
        FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs) =>
        ComparisonSet.Of(RowCells.Of(cells)) is { } set
            ?
            [
                .. SpeedFindings.Of(scope, shape, set, ofPairs),
                .. About(FindingCode.NotCompared, scope, shape, cells, row => RowCells.IsExact(row) && !RowCells.HasInterval(row)),
                .. About(FindingCode.ReadingNotTimed, scope, shape, cells, row => RowCells.IsContender(row) && row.IsLazy),
                .. HideWork(scope, shape, cells),
            ]
            : [.. Nothing(scope, shape, cells), .. HideWork(scope, shape, cells)];

    /// <summary>Why no row can be called the fastest; no finding where all exact rows hide work, which has its own finding.</summary>
    private static IEnumerable<Finding> Nothing(FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells) =>
        RowCells.OfExact(cells).Count > 0 ? [new(FindingCode.NothingCertain, scope, shape, cells.Count)]
        : HideWork(scope, shape, cells).Any() ? []
        : [new(FindingCode.NoneExact, scope, shape, cells.Count)];

    private static IEnumerable<Finding> HideWork(FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells) =>
        About(FindingCode.HidesWork, scope, shape, cells, row => RowCells.IsExactWithHidden(row) && row.HidesWork);

    private static IEnumerable<Finding> About(
        FindingCode code, FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells, Func<AnalysedCase, bool> applies)
    {
        string[] rows = [.. cells.SelectMany(c => c.Rows).Where(applies).Select(r => r.Result.Id.RowName).Distinct()];
        return rows.Length == 0 ? [] : [new(code, scope, shape, rows)];
    }

    private static IEnumerable<Finding> SharedPlaces(FindingScope scope, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs)
    {
        AnalysedCase[][] compared = [.. cells.Select(c => c.Rows.Where(RowCells.IsContender).ToArray()).Where(rows => rows.Length > 1)];
        var shared = compared.Count(rows => Separations.Of(new([.. rows.Select(RowCells.LogsOf)]), ofPairs).Leaders.Count() > 1);
        return compared.Length == 0 ? [] : [new(FindingCode.SharedFirstPlaces, scope, shared, compared.Length)];
    }
}
