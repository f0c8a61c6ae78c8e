using Roundup.Analysis.Cells;
using Roundup.Analysis.Rankings;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>
/// What the numbers say that no row of a ranking does: the cost of further versions and of further targets, faster rows that lose data, and
/// ratios that change with the count. docs/columns.md has the rules.
/// </summary>
public static class AllFindings
{
    /// <summary>The findings, sorted by operation, target and table.</summary>
    public static IReadOnlyList<Finding> Of(ResultsFile file, IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(cells);
        AnalysedCell[] measured = [.. cells.Where(c => c.Id.ComparesRows && c.Rows.Any(r => r.Time is not null))];
        return
        [
            .. VersionFindings.Of(file, measured, MeanOverCells.PairPrior(measured)),
            .. file.Run.Report is { JoinTargets: true } ? TargetFindings.Of(measured, TargetFindings.Targets(measured)) : [],
            .. measured.GroupBy(c => new FindingScope(c.Id.Operation, c.Id.Target, c.Table)).SelectMany(scope => (Finding[])
            [
                .. LossFindings.Of(scope.Key, [.. scope]),
                .. CountFindings.Of(scope.Key, RowCells.OfExact([.. scope])),
            ]),
        ];
    }
}
