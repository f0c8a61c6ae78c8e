using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.FirstCall;

/// <summary>
/// The 95 % interval of a median from the values themselves, whatever their distribution: times of first calls have long tails. It lies
/// between two order statistics, and is interpolated between the two pairs of them whose binomial coverage is next to 95 % (Hettmansperger,
/// Sheather 1986).
/// </summary>
internal static class MedianInterval
{
    private const double Wanted = 0.95;

    /// <summary>The interval; null below six values, where even the smallest and the largest cover less.</summary>
    public static Interval? Of(IReadOnlyList<double> values)
    {
        double[] x = [.. values.Order()];
        var n = x.Length;

        // x(d) to x(n + 1 - d), d from 1, covers 1 - 2 P(B < d), B binomial with n and 1/2.
        var d = 0;
        var coverage = 1.0;
        var next = Covers(n, 1);
        while (next >= Wanted && d < n / 2)
        {
            d++;
            coverage = next;
            next = Covers(n, d + 1);
        }

        if (d == 0)
        {
            return null;
        }

        var share = (coverage - Wanted) / (coverage - next);
        var inwards = (n - d) * share / (d + ((n - (2 * d)) * share));
        return new Interval(x[d - 1] + (inwards * (x[d] - x[d - 1])), x[n - d] - (inwards * (x[n - d] - x[n - d - 1])));
    }

    /// <summary>The median with its interval. There must be a value.</summary>
    public static FirstCallEstimate Estimate(IReadOnlyList<double> values) =>
        new() { Median = Quantiles.Median(values), Interval = Of(values), Min = values.Min(), Max = values.Max(), N = values.Count };

    private static double Covers(int n, int d)
    {
        // By logarithms: 2^-n and the coefficients leave the range of doubles long before their product does.
        var (log, tail) = (-n * Math.Log(2), 0.0);
        for (var k = 0; k < d; k++)
        {
            tail += Math.Exp(log);
            log += Math.Log((double)(n - k) / (k + 1));
        }

        return 1 - (2 * tail);
    }
}
