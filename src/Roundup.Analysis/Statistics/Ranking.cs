namespace Roundup.Analysis.Statistics;

/// <summary>
/// The rule of ranks, for steady state and first calls: from 1 + the rows that are faster to the number of rows - those that are slower
/// (<see cref="Separations"/>). A rank claims what the data carry and no more. In at least 94 % of the tables all intervals contain the
/// true ranks.
/// </summary>
internal static class Ranking
{
    /// <summary>The ranks of rows, each given by its launches' logarithms by number.</summary>
    /// <param name="rows">
    /// The rows, the fastest estimate first, each with two launches at least. A row behind another one has no better ends than that: which
    /// pairs are told apart depends on their scatter, too.
    /// </param>
    /// <param name="ofRun">What all cells of the run say about the variances of differences.</param>
    public static IReadOnlyList<RankInterval> Of(IReadOnlyList<SortedDictionary<int, double>> rows, VariancePrior ofRun)
    {
        var separations = Separations.Of(new(rows), ofRun);
        int[] first = [.. rows.Select((_, row) => 1 + separations.FasterThan(row))];
        int[] last = [.. rows.Select((_, row) => rows.Count - separations.SlowerThan(row))];
        for (var row = rows.Count - 2; row >= 0; row--)
        {
            first[row] = Math.Min(first[row], first[row + 1]);
        }

        for (var row = 1; row < rows.Count; row++)
        {
            last[row] = Math.Max(last[row], last[row - 1]);
        }

        return [.. first.Zip(last, (low, high) => new RankInterval(low, high))];
    }
}
