using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>The cost of each row on further targets over the first, where the targets have one baseline.</summary>
internal static class TargetFindings
{
    /// <summary>The targets of the cells; the baseline's target first.</summary>
    public static IReadOnlyList<string> Targets(IReadOnlyList<AnalysedCell> cells) =>
    [
        .. cells.Where(cell => cell.Rows.Any(row => row.IsBaseline)).Concat(cells).Select(cell => cell.Id.Target).Distinct(),
    ];

    /// <summary>One finding for each row with a number on several targets.</summary>
    public static IReadOnlyList<Finding> Of(IReadOnlyList<AnalysedCell> cells, IReadOnlyList<string> targets)
    {
        var rows = cells.SelectMany(cell => cell.Rows).Where(Factors.HasNumber)
            .GroupBy(row => row.Result.Id.RowName)
            .Select(row => row.ToLookup(one => one.Result.Id.Cell.Target))
            .Where(row => row.Count > 1)
            .Select(row => (Home: targets.First(row.Contains), Row: row))
            .ToList();
        var prior = Prior([.. rows.SelectMany(row => targets.SelectMany(target => Pairs(row.Row, target, row.Home)))]);
        return
        [
            .. from row in rows
               let factors = (from target in targets
                              let found = Factors.Of(Pairs(row.Row, target, row.Home), prior)
                              where found.Count > 0
                              select new NamedFactors(target, found)).ToArray()
               where factors.Length > 0
               select new Finding(FindingCode.RowOverTargets, null, row.Row[row.Home].First().Result.Id.RowName, row.Home, factors),
        ];
    }

    private static IEnumerable<(AnalysedCase Case, AnalysedCase To)> Pairs(
        ILookup<string, AnalysedCase> row, string target, string home) => target == home ? [] : row[target].Join(
        row[home],
        one => one.Result.Id.Cell with { Target = "" },
        other => other.Result.Id.Cell with { Target = "" },
        (one, other) => (one, other));

    /// <summary>What all rows say about the variance of the difference between two targets.</summary>
    private static VariancePrior Prior(IReadOnlyList<(AnalysedCase Case, AnalysedCase To)> pairs) => VariancePrior.Of(
        pairs.GroupBy(pair => (pair.Case.Result.Id.Cell.Dataset, pair.Case.Result.Id.Cell.Target)).Select(group =>
        {
            (double, int)[] variances =
            [
                .. group.Select(pair => Factors.Difference(pair).Logs).Where(logs => logs.Count > 1)
                    .Select(logs => LogSample.ByMean([.. logs.Values]).Variance),
            ];
            return (group.Key, new VarianceGroup(variances, group.Select(pair => pair.Case.Result.Id.RowName).Distinct().Count(), 0));
        }));
}
