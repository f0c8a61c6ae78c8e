using System.Collections.Concurrent;
using Perfolizer.Mathematics.Distributions.ContinuousDistributions;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.Speed;

// The difference that an interval of Student's t detects: how far from 0 the truth must be for the interval to exclude 0 with a probability
// of 90 % (the power of the t test by the noncentral t distribution; Johnson, Welch: Applications of the non-central t-distribution,
// Biometrika 31, 1940).
internal static class Sensitivity
{
    private const double WantedPower = 0.9;
    private const int Steps = 2_000;
    private static readonly ConcurrentDictionary<(int Launches, double Freedom), double> s_known = [];

    public static double Typical(IReadOnlyList<ReplicaRatio> cases) =>
        Quantiles.Median([.. cases.Select(c => c.LogStdDev!.Value / MedianOfDeviation(c.Freedom) * InDeviations(c.Launches, c.Freedom))]);

    // The difference that n launches detect, in standard deviations of a launch.
    public static double InDeviations(int launches, double freedom) => s_known.GetOrAdd((launches, freedom), Compute);

    // The median of a standard deviation from few values over the true one, by the approximate median of chi-squared of Wilson and Hilferty
    // (1931).
    private static double MedianOfDeviation(double freedom) => Math.Sqrt(Math.Pow(1 - (2.0 / (9 * freedom)), 3));

    private static double Compute((int Launches, double Freedom) key)
    {
        var (launches, freedom) = key;
        var critical = StudentT.Quantile975(freedom);
        var (low, high) = (0.0, critical * 20);
        while (high - low > 1e-6)
        {
            var shift = (low + high) / 2;
            (low, high) = Power(shift, critical, freedom) < WantedPower ? (shift, high) : (low, shift);
        }

        return low / Math.Sqrt(launches);
    }

    // The mean over the observed deviation (as a share of the true one, density ~ s^(v - 1) exp(-v s^2 / 2)) of the probability that the
    // shifted normal centre lies beyond the interval's half-width.
    private static double Power(double shift, double critical, double freedom)
    {
        var (weights, seen) = (0.0, 0.0);
        var width = 1 + (6 / Math.Sqrt(freedom));
        for (var i = 0; i < Steps; i++)
        {
            var s = (i + 0.5) / Steps * width;
            var weight = Math.Exp(((freedom - 1) * Math.Log(s)) - (freedom * (s * s - 1) / 2));
            weights += weight;
            seen += weight * NormalDistribution.Standard.Cdf(shift - (critical * s));
        }

        return seen / weights;
    }
}
