using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.FirstCall;

internal static class FirstCallRanking
{
    // Times of first calls have long tails, which fewer processes do not show.
    public const int LeastProcesses = 10;

    public static IReadOnlyDictionary<CaseId, RankInterval> Rank(IEnumerable<AnalysedFirstCall> cases, string? firstType)
    {
        var tables = cases
            .Where(call => call.IsFirst == (call.Result.Id.Table.Dataset == firstType) && call.Summary.Times.Count >= LeastProcesses)
            .GroupBy(call => call.Result.Id.Table)
            .Select(table => (
                Id: table.Key,
                Rows: table.OrderBy(call => call.Time.Median).ThenBy(call => call.Result.Id.ToString(), StringComparer.Ordinal).ToArray()))
            .ToList();
        var prior = VariancePrior.Of(tables.Select(table =>
            ((table.Id.Dataset, table.Id.Target), new RowPairs([.. table.Rows.Select(Logs)]).Variances)));
        return tables.SelectMany(table => table.Rows.Zip(RankRule.Rank([.. table.Rows.Select(Logs)], prior)))
            .ToDictionary(pair => pair.First.Result.Id, pair => pair.Second);
    }

    private static SortedDictionary<int, double> Logs(AnalysedFirstCall call) =>
        new(call.Summary.Times.ToDictionary(time => time.Launch, time => Math.Log(time.Ns)));
}
