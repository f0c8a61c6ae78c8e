namespace Roundup.Analysis.Statistics;

/// <summary>The mean of factors.</summary>
public static class GeometricMean
{
    /// <summary>exp of the mean of the logarithms; null for no factors, and where one is not above 0.</summary>
    public static double? Compute(IReadOnlyCollection<double> factors)
    {
        ArgumentNullException.ThrowIfNull(factors);
        return factors.Count > 0 && factors.All(one => one > 0) ? Math.Exp(factors.Average(Math.Log)) : null;
    }

    /// <summary>exp of the mean of the logarithms; null for no factors, and where one is not known or not above 0.</summary>
    public static double? Compute(IReadOnlyCollection<double?> factors)
    {
        ArgumentNullException.ThrowIfNull(factors);
        double[] known = [.. factors.OfType<double>()];
        return known.Length == factors.Count ? Compute(known) : null;
    }
}
