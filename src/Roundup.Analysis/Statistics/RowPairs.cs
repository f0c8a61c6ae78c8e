namespace Roundup.Analysis.Statistics;

/// <summary>Every pair of the rows of a table that have two launches in common, with the difference of their logarithms.</summary>
internal sealed class RowPairs
{
    /// <summary>Takes rows, each given by its launches' logarithms by number.</summary>
    public RowPairs(IReadOnlyList<SortedDictionary<int, double>> rows)
    {
        Rows = rows.Count;
        Pairs =
        [
            .. from first in Enumerable.Range(0, rows.Count)
               from second in Enumerable.Range(first + 1, rows.Count - first - 1)
               let differences = Differences(rows[first], rows[second])
               where differences.Length > 1
               select new Pair(first, second, LogSample.ByMean(differences)),
        ];
    }

    /// <summary>How many rows there are.</summary>
    public int Rows { get; }

    /// <summary>The pairs, by the places of their rows.</summary>
    public IReadOnlyList<Pair> Pairs { get; }

    /// <summary>The variances of the differences.</summary>
    public VarianceGroup Variances => new(
        [.. Pairs.Select(p => (p.Difference.StdDev!.Value * p.Difference.StdDev.Value, p.Difference.N - 1))],
        Math.Max(0, Rows - 1),
        Pairs.Count < 2 ? 0 : VarianceGroup.OfSharedRow * ShareWithSharedRow);

    // Of two pairs out of k (k - 1) / 2, 2 (k - 2) others have a row of the first.
    private double ShareWithSharedRow => 2 * (Rows - 2) / ((Rows * (Rows - 1) / 2.0) - 1);

    private static double[] Differences(SortedDictionary<int, double> first, SortedDictionary<int, double> second) =>
        [.. first.Where(f => second.ContainsKey(f.Key)).Select(f => second[f.Key] - f.Value)];

    /// <summary>Two rows.</summary>
    /// <param name="First">The place of one.</param>
    /// <param name="Second">The place of the other.</param>
    /// <param name="Difference">The logarithm of the second over the first, joined by the mean.</param>
    internal readonly record struct Pair(int First, int Second, LogSample Difference);
}
