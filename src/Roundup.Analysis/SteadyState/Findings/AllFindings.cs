using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cells;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>Everything that the numbers of a run say, sorted by operation, target and table. docs/columns.md has the rules.</summary>
public static class AllFindings
{
    /// <summary>The findings.</summary>
    public static IReadOnlyList<Finding> Of(IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(cells);
        AnalysedCell[] measured = [.. cells.Where(c => c.Rows.Any(r => r.Time is not null))];
        var ofPairs = PairPrior.Of(measured);
        return
        [
            .. measured.GroupBy(c => new FindingScope(c.Id.Operation, c.Id.Target, c.Table))
                .SelectMany(g => OfScope(g.Key, [.. g], ofPairs)),
            .. cells.Count == 0 ? [] : OutcomeFindings.Of(cells),
        ];
    }

    private static IEnumerable<Finding> OfScope(FindingScope scope, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs)
    {
        var rows = RowCells.Of(cells);
        var exact = RowCells.OfExact(cells);
        var shapes = cells.GroupBy(c => c.Id.Shape).ToList();
        string[] formats = [.. exact.Select(r => r.Format).Distinct()];
        return
        [
            .. shapes.SelectMany(shape => OfShape(scope, shape.Key.ToString(), [.. shape], ofPairs)),
            .. formats.Length < 2 && shapes.Count < 2
                ? []
                : formats.SelectMany(format => OfRows(format, rows, set => SpeedFindings.Of(scope, format, set, ofPairs))),
            .. formats.SelectMany(format => OfRows(format, exact, set => MemoryFindings.Of(scope, format, set))),
            .. LossFindings.Of(scope, cells, ofPairs),
            .. SharedPlaces(scope, cells, ofPairs),
            .. CountFindings.Of(scope, rows),
        ];
    }

    private static IEnumerable<Finding> OfShape(
        FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs) =>
        ComparisonSet.Of(RowCells.Of(cells)) is { } set
            ?
            [
                .. SpeedFindings.Of(scope, shape, set, ofPairs),
                .. About(FindingCode.NotCompared, scope, shape, cells, row => RowCells.IsExact(row) && !RowCells.HasInterval(row)),
                .. About(FindingCode.ReadingLeftOut, scope, shape, cells, row => RowCells.IsContender(row) && row.IsLazy),
                .. HideWork(scope, shape, cells),
            ]
            : [.. Nothing(scope, shape, cells), .. HideWork(scope, shape, cells)];

    /// <summary>Why no row can be called the fastest; where all exact rows hide work, that is said anyway.</summary>
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

    private static IEnumerable<Finding> OfRows(
        string format, IReadOnlyList<RowCells> rows, Func<ComparisonSet, IEnumerable<Finding>> find) =>
        ComparisonSet.Of([.. rows.Where(r => r.Format == format)]) is { } set ? find(set) : [];

    private static IEnumerable<Finding> SharedPlaces(FindingScope scope, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs)
    {
        AnalysedCase[][] compared = [.. cells.Select(c => c.Rows.Where(RowCells.IsContender).ToArray()).Where(rows => rows.Length > 1)];
        var shared = compared.Count(rows => Separations.Of(new([.. rows.Select(RowCells.LogsOf)]), ofPairs).Leaders.Count() > 1);
        return compared.Length == 0 ? [] : [new(FindingCode.SharedFirstPlaces, scope, shared, compared.Length)];
    }
}
