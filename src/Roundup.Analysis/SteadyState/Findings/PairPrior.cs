using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>What the whole run says about the variance between launches of the difference of two rows in one cell.</summary>
internal static class PairPrior
{
    /// <summary>Of all cells with a number.</summary>
    public static VariancePrior Of(IReadOnlyList<AnalysedCell> cells) => VariancePrior.Of(cells.Select(c => (
        (c.Id.Dataset, c.Id.Target, c.Table),
        new RowPairs([.. c.Rows.Where(IsCompared).Select(r => r.Ratio!.Logs)]).Variances)));

    private static bool IsCompared(AnalysedCase row) => row is { Serializer.IsFloor: false, HidesWork: false, Ratio.PerLaunch.Count: > 1 };
}
