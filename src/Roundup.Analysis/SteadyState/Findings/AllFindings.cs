namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>Everything that the numbers of a run say, sorted by operation, target and table. docs/columns.md has the rules.</summary>
public static class AllFindings
{
    /// <summary>The findings.</summary>
    public static IReadOnlyList<Finding> Of(IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(cells);
        return
        [
            .. cells.Where(c => c.Rows.Any(r => r.Time is not null))
                .GroupBy(c => new FindingScope(c.Id.Operation, c.Id.Target, c.Table))
                .SelectMany(g => OfScope(g.Key, [.. g])),
            .. cells.Count == 0 ? [] : OutcomeFindings.Of(cells),
        ];
    }

    private static IEnumerable<Finding> OfScope(FindingScope scope, IReadOnlyList<AnalysedCell> cells)
    {
        var rows = RowCells.Of(cells);
        var shapes = cells.GroupBy(c => c.Id.Shape).ToList();
        string[] formats = [.. rows.Select(r => r.Format).Distinct()];
        return
        [
            .. shapes.SelectMany(shape => OfShape(scope, shape.Key.ToString(), [.. shape])),
            .. formats.Length < 2 && shapes.Count < 2
                ? []
                : formats.SelectMany(format => OfRows(scope, format, [.. rows.Where(r => r.Format == format)], SpeedFindings.Of)),
            .. formats.SelectMany(format => OfRows(scope, format, [.. rows.Where(r => r.Format == format)], MemoryFindings.Of)),
            .. LossFindings.Of(scope, cells),
            .. SharedPlaces(scope, cells),
            .. CountFindings.Of(scope, rows),
        ];
    }

    private static IEnumerable<Finding> OfShape(FindingScope scope, string shape, IReadOnlyList<AnalysedCell> cells) =>
        RowCells.Of(cells) is { Count: > 0 } rows
        ? OfRows(scope, shape, rows, SpeedFindings.Of)
        : [new(FindingCode.NoneExact, scope, shape, cells.Count)];

    private static IEnumerable<Finding> OfRows(
        FindingScope scope, string group, IReadOnlyList<RowCells> rows,
        Func<FindingScope, string, ComparisonSet, IEnumerable<Finding>> find) =>
        ComparisonSet.Of(rows) is { } set ? find(scope, group, set) : [];

    private static IEnumerable<Finding> SharedPlaces(FindingScope scope, IReadOnlyList<AnalysedCell> cells)
    {
        var compared = cells.Where(c => c.Rows.Count(RowCells.IsContender) > 1).ToList();
        var shared = compared.Count(c => c.Rows.Where(RowCells.IsContender).GroupBy(r => r.Rank).OrderBy(g => g.Key).First().Count() > 1);
        return compared.Count == 0 ? [] : [new(FindingCode.SharedFirstPlaces, scope, shared, compared.Count)];
    }
}
