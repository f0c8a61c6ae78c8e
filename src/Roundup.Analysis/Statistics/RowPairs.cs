namespace Roundup.Analysis.Statistics;

internal sealed class RowPairs
{
    // serializers: the logarithms of each serializer's launches, by number.
    public RowPairs(IReadOnlyList<SortedDictionary<int, double>> rows)
    {
        Rows = rows.Count;
        Pairs =
        [
            .. from first in Enumerable.Range(0, rows.Count)
               from second in Enumerable.Range(first + 1, rows.Count - first - 1)
               let differences = Differences(rows[first], rows[second])
               where differences.Length > 0
               select new Pair(first, second, LogSample.ByMean(differences)),
        ];
    }

    public int Rows { get; }

    public IReadOnlyList<Pair> Pairs { get; }

    public VarianceGroup Variances => field ??= new(
        [.. Pairs.Where(p => p.Difference.N > 1).Select(p => p.Difference.Variance)],
        Math.Max(0, Rows - 1),
        Pairs.Count < 2 ? 0 : VarianceGroup.OfSharedRow * ShareWithSharedRow);

    // What is known of the variances of these pairs: by all tables of the run, or by this one where that is surer. Other tables may be
    // noisier.
    public VariancePrior Prior(VariancePrior ofRun)
    {
        var own = VariancePrior.Of([Variances]);
        return own.FreedomWith(1) > ofRun.FreedomWith(1) ? own : ofRun;
    }

    // Of two pairs out of k (k - 1) / 2, 2 (k - 2) others have a serializer of the first.
    private double ShareWithSharedRow => 2 * (Rows - 2) / ((Rows * (Rows - 1) / 2.0) - 1);

    private static double[] Differences(SortedDictionary<int, double> first, SortedDictionary<int, double> second) =>
        [.. first.Where(f => second.ContainsKey(f.Key)).Select(f => second[f.Key] - f.Value)];

    internal readonly record struct Pair(int First, int Second, LogSample Difference);
}
