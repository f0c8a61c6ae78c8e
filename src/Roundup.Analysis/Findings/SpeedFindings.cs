using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>The fastest exact row of a group, how sure that is, and the rows that may be faster.</summary>
internal static class SpeedFindings
{
    /// <param name="scope">The cells.</param>
    /// <param name="group">The name of the group: a shape or a format.</param>
    /// <param name="set">The rows.</param>
    public static IEnumerable<Finding> Of(FindingScope scope, string group, ComparisonSet set)
    {
        var leader = set.Complete[0];
        var rivals = set.Rivals(0);
        if (rivals.Count > 0 && rivals.All(rival => rival.Interval is null))
        {
            return [new(FindingCode.NothingCertain, scope, group, set.Cells.Count)];
        }

        NamedEstimate[] probably = [.. Named(set, rivals, Certainty.Probable)];
        NamedEstimate[] partial =
        [
            .. set.Partial.Select(row => new NamedEstimate(row.Name, set.Quotient(row, leader, Shared(set, row)))),
        ];
        NamedEstimate[] faster =
        [
            .. Estimate.Significant(partial, e => e.Estimate).Where(e => e.Estimate.Value < 1).OrderBy(e => e.Estimate.Value),
        ];
        return
        [
            First(scope, group, set, rivals),
            .. probably.Length > 0 ? (Finding[])[new(FindingCode.ProbablySlower, scope, group, leader.Name, probably)] : [],
            .. faster.Length > 0 ? (Finding[])[new(FindingCode.FasterWhereTried, scope, group, leader.Name, faster)] : [],
        ];
    }

    private static Finding First(FindingScope scope, string group, ComparisonSet set, IReadOnlyList<Rival> rivals)
    {
        var leader = set.Complete[0];
        var cells = set.Cells.Count;
        var isBaseline = leader.IsBaseline(set.Cells);
        var compared = isBaseline ? set.Cells : leader.ComparedWithOne(set.Cells);
        var ratio = set.ToBaseline(leader, compared);
        var baseline = leader.BaselineOf(compared)!;
        Finding Either(FindingCode code, FindingCode ofBaseline, params IReadOnlyList<object> more) => isBaseline
            ? new(ofBaseline, scope, [group, leader.Name, cells, .. more])
            : new(code, scope, [group, leader.Name, ratio, baseline, cells, .. more]);
        if (rivals.Count == 0)
        {
            return Either(FindingCode.OnlyRow, FindingCode.OnlyRowIsBaseline);
        }

        NamedEstimate[] tied = [.. Named(set, rivals, Certainty.NotToldApart)];
        return tied.Length > 0 ? Either(FindingCode.FastestTied, FindingCode.FastestTiedWithBaseline, [tied])
            : rivals.Any(rival => rival.Certainty == Certainty.Probable)
                ? Either(FindingCode.FastestProbably, FindingCode.FastestProbablyIsBaseline)
            : Either(
                FindingCode.Fastest,
                FindingCode.FastestIsBaseline,
                set.FirstPlaces.GetValueOrDefault(leader.Name),
                rivals[0].Name,
                set.Quotient(set.Complete[1], leader, set.Cells));
    }

    private static IEnumerable<NamedEstimate> Named(ComparisonSet set, IReadOnlyList<Rival> rivals, Certainty certainty) =>
        rivals.Where(rival => rival is { Ratio: not null } && rival.Certainty == certainty)
            .Select(rival => new NamedEstimate(rival.Name, new(rival.Ratio!.Value, rival.Interval, set.Cells.Count)));

    private static CellId[] Shared(ComparisonSet set, RowCells row) => [.. set.Cells.Where(row.Cases.ContainsKey)];
}
