using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>What all cells of a run say about the variances between launches.</summary>
/// <param name="OfRatios">About the logarithms of ratios to a baseline.</param>
/// <param name="OfPairs">About the differences of two rows.</param>
internal sealed record RunPriors(VariancePrior OfRatios, VariancePrior OfPairs)
{
    /// <summary>Of all cells.</summary>
    public static RunPriors Of(IReadOnlyList<CellRows> cells) => new(Of(cells, Ratios), Of(cells, Pairs));

    private static VariancePrior Of(IReadOnlyList<CellRows> cells, Func<CellRows, VarianceGroup> variances) =>
        VariancePrior.Of(cells.Select(cell => ((cell.Part.Id.Dataset, cell.Part.Id.Target, cell.Part.Title), variances(cell))));

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
