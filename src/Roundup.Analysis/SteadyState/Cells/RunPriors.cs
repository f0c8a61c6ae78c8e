using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>What all cells of a run say about the variances between launches.</summary>
/// <param name="OfRatios">About the logarithms of ratios to a baseline.</param>
/// <param name="OfPairs">About the differences of two rows.</param>
internal sealed record RunPriors(VariancePrior OfRatios, VariancePrior OfPairs)
{
    /// <summary>Of all cells.</summary>
    public static RunPriors Of(IReadOnlyList<CellRows> cells) =>
        new(Of(cells.Select(c => (c.Part.Id, c.Part.Title, Ratios(c)))), Of(cells.Select(c => (c.Part.Id, c.Part.Title, Pairs(c)))));

    /// <summary>
    /// Of the variances of cells. A worker process measures every count, shape and operation of its dataset, so these cells share their
    /// launches: they are no further witnesses, and all their variances count as the rows of the largest of them.
    /// </summary>
    public static VariancePrior Of(IEnumerable<(CellId Id, string? Table, VarianceGroup Variances)> cells) => VariancePrior.Of(
    [
        .. cells.GroupBy(c => (c.Id.Dataset, c.Id.Target, c.Table), c => c.Variances)
            .Select(groups => new VarianceGroup(
                [.. groups.SelectMany(g => g.Values)], groups.Max(g => g.Rows), groups.Max(g => g.Correlation))),
    ]);

    private static VarianceGroup Pairs(CellRows cell) => new RowPairs([.. cell.Ranked.Select(cell.Logs)]).Variances;

    private static VarianceGroup Ratios(CellRows cell)
    {
        (double, int)[] variances =
        [
            .. cell.Rows.Where(r => r is { IsBaseline: false, LogRatios.Count: > 1 })
                .Select(r => LogSample.ByMean([.. r.LogRatios.Values]))
                .Select(s => (s.StdDev!.Value * s.StdDev.Value, s.N - 1)),
        ];
        return new(variances, variances.Length, VarianceGroup.OfSharedRow);
    }
}
