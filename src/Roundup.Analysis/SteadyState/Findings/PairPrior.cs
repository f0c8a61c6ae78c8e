using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cells;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>What the whole run says about variances between launches.</summary>
/// <param name="OfPairs">About the difference of two rows in one cell.</param>
/// <param name="OfJoined">About the difference of two rows joined over cells, where each scope and group is one set.</param>
internal sealed record FindingPriors(VariancePrior OfPairs, VariancePrior OfJoined)
{
    /// <summary>Of all cells with a number.</summary>
    public static FindingPriors Of(IReadOnlyList<AnalysedCell> cells) => new(
        VariancePrior.Of(cells.Select(c => (
            (c.Id.Dataset, c.Id.Target, c.Table),
            new RowPairs([.. c.Rows.Where(IsCompared).Select(r => r.Ratio!.Logs)]).Variances))),
        VariancePrior.Of(
        [
            .. cells.GroupBy(c => (new FindingScope(c.Id.Operation, c.Id.Target, c.Table), c.Id.Shape))
                .Select(shape => ComparisonSet.Of(RowCells.Of([.. shape])))
                .OfType<ComparisonSet>()
                .Select(set => set.Pairs.Variances),
        ]));

    private static bool IsCompared(AnalysedCase row) => row is { Serializer.IsFloor: false, HidesWork: false, Ratio.PerLaunch.Count: > 1 };
}
