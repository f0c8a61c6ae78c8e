using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>
/// The rule of ranks: 1 + the number of rows that are faster (<see cref="Separations"/>). So the rank claims what the data carry and no
/// more: rank 3 says that two rows are faster. Of equal rows all have rank 1 in at least 95 % of the cells. Where a is told from c but b
/// from neither, a and b have rank 1 and c has rank 2; no choice of groups could say all three.
/// </summary>
internal static class Ranking
{
    /// <summary>The ranks of rows, each given by its launches' logarithms by number.</summary>
    /// <param name="rows">The rows, each with two launches at least.</param>
    /// <param name="ofRun">What all cells of the run say about the variances of differences.</param>
    public static IReadOnlyList<int> Of(IReadOnlyList<SortedDictionary<int, double>> rows, VariancePrior ofRun)
    {
        var separations = Separations.Of(new(rows), ofRun);
        return [.. rows.Select((_, row) => 1 + separations.FasterThan(row))];
    }
}
