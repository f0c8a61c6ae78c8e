namespace Roundup.Analysis.Statistics;

/// <summary>The rank correlation of Spearman (1904): Pearson's correlation of the ranks, where ties have their mean rank.</summary>
internal static class Spearman
{
    /// <summary>1 for equal orders, -1 for reverse orders; null where all values of one list are equal.</summary>
    public static double? Of(IReadOnlyList<double> first, IReadOnlyList<double> second)
    {
        double[] a = [.. Ranks(first)], b = [.. Ranks(second)];
        double meanA = a.Average(), meanB = b.Average();
        double products = 0, squaresA = 0, squaresB = 0;
        for (var i = 0; i < a.Length; i++)
        {
            products += (a[i] - meanA) * (b[i] - meanB);
            squaresA += Math.Pow(a[i] - meanA, 2);
            squaresB += Math.Pow(b[i] - meanB, 2);
        }

        return squaresA == 0 || squaresB == 0 ? null : products / Math.Sqrt(squaresA * squaresB);
    }

    private static IEnumerable<double> Ranks(IReadOnlyList<double> values) =>
        values.Select(value => values.Count(other => other < value) + ((values.Count(other => other == value) + 1) / 2.0));
}
