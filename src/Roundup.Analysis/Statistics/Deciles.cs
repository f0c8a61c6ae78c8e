using Perfolizer;
using Perfolizer.Mathematics.QuantileEstimators;

namespace Roundup.Analysis.Statistics;

/// <summary>Deciles by the estimator of <see cref="Quantiles"/>.</summary>
internal static class Deciles
{
    /// <summary>The ninth decile: nine values in ten are at most as large. There must be a value.</summary>
    public static double Ninth(IReadOnlyList<double> values) => HyndmanFanQuantileEstimator.Type7.Quantile(new Sample(values), 0.9);
}
