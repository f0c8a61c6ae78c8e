namespace Roundup.Analysis.Statistics;

internal static class Binomial
{
    private const double OneSided = 0.025;

    // P(X <= k) for n trials of probability p, 0 < p < 1.
    public static double AtMost(int k, int n, double p)
    {
        // By logarithms: the coefficients leave the range of doubles long before their product does.
        var (log, sum) = (n * Math.Log(1 - p), 0.0);
        for (var i = 0; i <= k; i++)
        {
            sum += Math.Exp(log);
            log += Math.Log((double)(n - i) / (i + 1)) + Math.Log(p / (1 - p));
        }

        return Math.Min(1, sum);
    }

    // The lower end of the exact 95 % interval of a share, of k successes in n trials: the p at which k or more have a probability of 2.5 %
    // (Clopper, Pearson: The use of confidence or fiducial limits illustrated in the case of the binomial, Biometrika 26, 1934).
    public static double LeastShare(int k, int n)
    {
        if (k == 0)
        {
            return 0;
        }

        var (low, high) = (0.0, 1.0);
        while (high - low > 1e-9)
        {
            var p = (low + high) / 2;
            (low, high) = 1 - AtMost(k - 1, n, p) < OneSided ? (p, high) : (low, p);
        }

        return low;
    }
}
