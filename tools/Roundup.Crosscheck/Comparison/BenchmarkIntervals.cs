using Perfolizer.Mathematics.Distributions.ContinuousDistributions;
using Roundup.Analysis.Statistics;
using Roundup.Crosscheck.Benchmarks;

namespace Roundup.Crosscheck.Comparison;

/// <summary>
/// 95 % intervals from BenchmarkDotNet's means and standard errors. Its own column Error is half of a 99.9 % interval. Ratios are taken
/// on logarithms, where the relative standard errors of independent means add up in squares (the delta method).
/// </summary>
internal static class BenchmarkIntervals
{
    /// <summary>The interval of the mean, by Student's t with N - 1 degrees of freedom; null below two iterations.</summary>
    public static Interval? OfMean(BenchmarkResult result) =>
        result.N < 2 ? null : Around(result.Mean, Quantile(result.N - 1) * result.StdErr);

    /// <summary>
    /// The interval of <paramref name="row"/> over <paramref name="baseline"/>; null where either has fewer than two iterations.
    /// </summary>
    public static Interval? OfRatio(BenchmarkResult row, BenchmarkResult baseline) =>
        HalfWidth(row, baseline) is { } half
            ? new Interval(row.Mean / baseline.Mean * Math.Exp(-half), row.Mean / baseline.Mean * Math.Exp(half))
            : null;

    /// <summary>
    /// Half of the interval of ln(product or quotient of the means), with the degrees of freedom of Welch (1947) and Satterthwaite (1946);
    /// null where one has fewer than two iterations or no time.
    /// </summary>
    public static double? HalfWidth(params IReadOnlyList<BenchmarkResult> results)
    {
        if (results.Any(result => result.N < 2 || !(result.Mean > 0)))
        {
            return null;
        }

        double[] variances = [.. results.Select(result => Math.Pow(result.StdErr / result.Mean, 2))];
        var variance = variances.Sum();
        return variance == 0
            ? 0
            : Quantile(variance * variance / results.Zip(variances, (result, share) => share * share / (result.N - 1)).Sum())
                * Math.Sqrt(variance);
    }

    private static double Quantile(double freedom) => new StudentDistribution(freedom).Quantile(0.975);

    private static Interval Around(double centre, double half) => new(centre - half, centre + half);
}
