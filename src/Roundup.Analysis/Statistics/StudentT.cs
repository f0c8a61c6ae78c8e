using System.Collections.Concurrent;
using Perfolizer.Mathematics.Distributions.ContinuousDistributions;

namespace Roundup.Analysis.Statistics;

internal static class StudentT
{
    private static readonly ConcurrentDictionary<double, double> s_known = [];

    // The quantile 0.975, for a two-sided interval of 95 %. The degrees of freedom may be a fraction (Welch).
    public static double Quantile975(double degreesOfFreedom) =>
        double.IsInteger(degreesOfFreedom)
            ? s_known.GetOrAdd(degreesOfFreedom, known => Quantile(0.975, known))
            : Quantile(0.975, degreesOfFreedom);

    public static double TwoSided(double t, double degreesOfFreedom) => 2 * UpperTail(Math.Abs(t), degreesOfFreedom);

    public static double UpperTail(double t, double degreesOfFreedom) => new StudentDistribution(degreesOfFreedom).Cdf(-t);

    public static double Quantile(double probability, double degreesOfFreedom) =>
        new StudentDistribution(degreesOfFreedom).Quantile(probability);
}
