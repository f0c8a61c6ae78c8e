using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>Which exact row of a group is the fastest, or which ones cannot be told apart.</summary>
internal static class SpeedFindings
{
    /// <summary>The sentences of one group.</summary>
    /// <param name="scope">Where it holds.</param>
    /// <param name="group">What the group is called: a shape or a format.</param>
    /// <param name="field">The rows.</param>
    public static IEnumerable<Finding> Of(FindingScope scope, string group, Field field)
    {
        yield return First(scope, group, field);
        var leader = field.Complete[0];
        NamedEstimate[] faster =
        [
            .. field.Partial.Select(row => new NamedEstimate(row.Name, Joined.Quotient(row, leader, Shared(field, row)))).Where(e => e.Estimate.IsBelowOne).OrderBy(e => e.Estimate.Value),
        ];
        if (faster.Length > 0)
        {
            yield return new(FindingCode.FasterWhereTried, scope, group, leader.Name, faster);
        }
    }

    private static Finding First(FindingScope scope, string group, Field field)
    {
        var leader = field.Complete[0];
        var cells = field.Cells.Count;
        var isBaseline = leader.IsBaseline(field.Cells);
        var ratio = Joined.ToBaseline(leader, field.Cells);
        var baseline = leader.BaselineOf(field.Cells) ?? "each cell's baseline";
        if (field.Complete.Count == 1)
        {
            return isBaseline
                ? new(FindingCode.OnlyRowIsBaseline, scope, group, leader.Name, cells)
                : new(FindingCode.OnlyRow, scope, group, leader.Name, ratio, baseline, cells);
        }

        if (field.Leaders is { Count: > 1 } tied)
        {
            var names = tied.Select(r => r.Name).ToArray();
            return isBaseline ? new(FindingCode.FastestTiedWithBaseline, scope, group, names, cells) : new(FindingCode.FastestTied, scope, group, names, ratio, baseline, cells);
        }

        var next = field.Complete[1];
        var distance = Joined.Quotient(next, leader, field.Cells);
        return isBaseline
            ? new(FindingCode.FastestIsBaseline, scope, group, leader.Name, cells, field.FirstPlaces(leader), next.Name, distance)
            : new(FindingCode.Fastest, scope, group, leader.Name, ratio, baseline, cells, field.FirstPlaces(leader), next.Name, distance);
    }

    private static CellId[] Shared(Field field, RowCells row) => [.. field.Cells.Where(row.Cases.ContainsKey)];
}
