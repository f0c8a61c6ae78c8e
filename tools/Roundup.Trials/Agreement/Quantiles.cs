using Perfolizer.Mathematics.QuantileEstimators;
using Pragmastat;

namespace Roundup.Trials.Agreement;

/// <summary>Quantiles of type 7 of Hyndman and Fan (1996), as the analysis of runs has them. Values must not be empty.</summary>
internal static class Quantiles
{
    public static double Median(double[] values) => Compute(values, 0.5);

    public static double Compute(double[] values, double share) => HyndmanFanQuantileEstimator.Type7.Quantile(new Sample(values), share);
}
