using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>The fastest exact row of a group, or the fastest rows that cannot be separated.</summary>
internal static class SpeedFindings
{
    /// <param name="scope">The cells.</param>
    /// <param name="group">The name of the group: a shape or a format.</param>
    /// <param name="set">The rows.</param>
    /// <param name="ofPairs">What the cells of the run say about the variances of differences.</param>
    public static IEnumerable<Finding> Of(FindingScope scope, string group, ComparisonSet set, VariancePrior ofPairs)
    {
        yield return First(scope, group, set, ofPairs);
        var leader = set.Complete[0];
        NamedEstimate[] partial =
        [
            .. set.Partial.Select(row => new NamedEstimate(row.Name, MeanOverCells.Quotient(row, leader, Shared(set, row), ofPairs))),
        ];
        NamedEstimate[] faster =
        [
            .. Estimate.Significant(partial, e => e.Estimate).Where(e => e.Estimate.Value < 1).OrderBy(e => e.Estimate.Value),
        ];
        if (faster.Length > 0)
        {
            yield return new(FindingCode.FasterWhereTried, scope, group, leader.Name, faster);
        }
    }

    private static Finding First(FindingScope scope, string group, ComparisonSet set, VariancePrior ofPairs)
    {
        var leader = set.Complete[0];
        var cells = set.Cells.Count;
        var isBaseline = leader.IsBaseline(set.Cells);
        var compared = isBaseline ? set.Cells : leader.ComparedWithOne(set.Cells);
        var ratio = MeanOverCells.ToBaseline(leader, compared, ofPairs);
        var baseline = leader.BaselineOf(compared)!;
        if (set.Complete.Count == 1)
        {
            return isBaseline
                ? new(FindingCode.OnlyRowIsBaseline, scope, group, leader.Name, cells)
                : new(FindingCode.OnlyRow, scope, group, leader.Name, ratio, baseline, cells);
        }

        if (set.Leaders(ofPairs) is { Count: > 1 } tied)
        {
            var names = tied.Select(r => r.Name).ToArray();
            return isBaseline
                ? new(FindingCode.FastestTiedWithBaseline, scope, group, names, cells)
                : new(FindingCode.FastestTied, scope, group, names, ratio, baseline, cells);
        }

        var next = set.Complete[1];
        var distance = MeanOverCells.Quotient(next, leader, set.Cells, ofPairs);
        var first = set.FirstPlaces(ofPairs).GetValueOrDefault(leader.Name);
        return isBaseline
            ? new(FindingCode.FastestIsBaseline, scope, group, leader.Name, cells, first, next.Name, distance)
            : new(FindingCode.Fastest, scope, group, leader.Name, ratio, baseline, cells, first, next.Name, distance);
    }

    private static CellId[] Shared(ComparisonSet set, RowCells row) => [.. set.Cells.Where(row.Cases.ContainsKey)];
}
