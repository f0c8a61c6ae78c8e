namespace Roundup.Analysis.Statistics;

// The 95 % interval of a median without assumptions about the distribution: times of first calls have long tails. It is interpolated
// between the two pairs of order statistics whose binomial coverage is next to 95 % (Hettmansperger, Sheather 1986).
internal static class MedianInterval
{
    private const double Wanted = 0.95;

    // The interval; null below six values, where even the smallest and the largest cover less.
    public static Interval? Compute(IReadOnlyList<double> values)
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

    private static double Covers(int n, int d) => 1 - (2 * Binomial.AtMost(d - 1, n, 0.5));
}
