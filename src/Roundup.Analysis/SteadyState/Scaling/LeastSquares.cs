namespace Roundup.Analysis.SteadyState.Scaling;

/// <summary>The straight line of least squares.</summary>
internal static class LeastSquares
{
    /// <summary>sum((x - mean x)(y - mean y)) / sum((x - mean x)^2). The xs must not all be the same.</summary>
    public static double Slope(IReadOnlyList<double> x, IReadOnlyList<double> y)
    {
        var (middleX, middleY) = (x.Average(), y.Average());
        return x.Zip(y, (a, b) => (a - middleX) * (b - middleY)).Sum() / x.Sum(a => (a - middleX) * (a - middleX));
    }
}
