using Sample = Pragmastat.Sample;
using Perfolizer.Mathematics.QuantileEstimators;

namespace Roundup.Analysis.Statistics;

// Quantiles by Perfolizer, type 7 of Hyndman and Fan (1996). Values must not be empty.
internal static class Quantiles
{
    private static readonly HyndmanFanQuantileEstimator s_estimator = HyndmanFanQuantileEstimator.Type7;

    public static double Median(IReadOnlyList<double> values) => s_estimator.Quantile(new Sample(values), 0.5);

    public static double Compute(IReadOnlyList<double> values, double share) => s_estimator.Quantile(new Sample(values), share);

    public static Quartiles Quartiles(IReadOnlyList<double> values) =>
        Perfolizer.Mathematics.QuantileEstimators.Quartiles.Create(new Sample(values), s_estimator);
}
