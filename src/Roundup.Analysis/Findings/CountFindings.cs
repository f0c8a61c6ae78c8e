using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Findings;

/// <summary>
/// Changes from the least to the greatest count: the row whose ratio grows most, and the row whose ratio falls most.
/// </summary>
internal static class CountFindings
{
    /// <summary>The findings of one operation and target; none where no row was measured at two counts.</summary>
    public static IEnumerable<Finding> Of(FindingScope scope, IReadOnlyList<RowCells> rows)
    {
        var changes = rows.Select(Change).OfType<RowChange>().ToList();
        if (changes.GroupBy(c => c.Ends).MaxBy(g => g.Count()) is not { } same)
        {
            return [];
        }

        var (least, greatest) = same.Key;
        Finding About(FindingCode code, RowChange change) =>
            new(code, scope, change.Row, change.Baseline, least, greatest, change.Factor, change.Factor.Cells);
        RowChange[] certain = [.. Estimate.Significant([.. same], c => c.Factor).OrderBy(c => c.Factor.Value)];
        Finding[] findings =
        [
            .. certain.TakeLast(1).Where(c => c.Factor.Value > 1).Select(c => About(FindingCode.GrowsWithCount, c)),
            .. certain.Take(1).Where(c => c.Factor.Value < 1).Select(c => About(FindingCode.FallsWithCount, c)),
        ];
        return findings.Length > 0 ? findings : [new(FindingCode.SteadyOverCounts, scope, same.Count(), least, greatest)];
    }

    private static RowChange? Change(RowCells row)
    {
        var series = row.Cases.Keys
            .GroupBy(c => c with { Count = 0 })
            .Select(g => (First: g.MinBy(c => c.Count)!, Last: g.MaxBy(c => c.Count)!))
            .Where(s => s.First.Count < s.Last.Count && row.BaselineOf([s.First, s.Last]) is not null && !row.IsBaseline([s.First]))
            .GroupBy(s => (s.First.Count, s.Last.Count, Baseline: row.BaselineOf([s.First, s.Last])!))
            .MaxBy(g => g.Count());
        return series is null ? null : new(
            row.Name,
            series.Key.Baseline,
            (series.Key.Item1, series.Key.Item2),
            MeanOverCells.Of(
                [.. series.Select(s => new CellLogs(s.Last, MeanOverCells.Minus(row.Logs(s.Last), row.Logs(s.First))))],
                VariancePrior.None));
    }

    private sealed record RowChange(string Row, string Baseline, (int Least, int Greatest) Ends, Estimate Factor);
}
