using Roundup.Results;

namespace Roundup.Analysis.FirstCall;

/// <summary>
/// The rule of ranks for first calls. Rows of one cell go from fast to slow. The first one leads a group; each next row shares the leader's
/// rank as long as their 95 % intervals overlap; the first that does not leads the next group, and its rank is its place. Where one of the
/// two has no interval nobody can tell them apart.
/// </summary>
internal static class FirstCallRanking
{
    /// <summary>The ranks of all cases but those whose first type is another than that of the others: they did other work.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="firstType">The dataset that is the first type.</param>
    public static IReadOnlyDictionary<CaseId, int> Of(IEnumerable<AnalysedFirstCall> cases, string? firstType)
    {
        var ranks = new Dictionary<CaseId, int>();
        foreach (var cell in cases.Where(call => call.IsFirst == (call.Result.Id.Cell.Dataset == firstType))
            .GroupBy(call => call.Result.Id.Cell))
        {
            AnalysedFirstCall[] rows =
            [
                .. cell.OrderBy(call => call.Time.Median).ThenBy(call => call.Result.Id.ToString(), StringComparer.Ordinal),
            ];
            var leader = 0;
            for (var i = 0; i < rows.Length; i++)
            {
                leader = Alike(rows[leader].Time, rows[i].Time) ? leader : i;
                ranks[rows[i].Result.Id] = leader + 1;
            }
        }

        return ranks;
    }

    /// <summary>Whether two rows cannot be told apart, the second being no faster.</summary>
    private static bool Alike(FirstCallEstimate fast, FirstCallEstimate slow) =>
        fast.Interval is not { } a || slow.Interval is not { } b || b.Low <= a.High;
}
