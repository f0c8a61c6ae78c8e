namespace Roundup.Analysis.Statistics;

/// <summary>The median of values that count differently.</summary>
internal static class WeightedMedian
{
    /// <summary>
    /// The value at which half of the weight is reached; the mean of two neighbours where it is reached exactly between them. With equal
    /// weights it is the ordinary median. There must be a value.
    /// </summary>
    public static double Of(IReadOnlyList<(double Value, double Weight)> values)
    {
        var sorted = values.OrderBy(v => v.Value).ToArray();
        var half = sorted.Sum(v => v.Weight) / 2;
        var below = 0.0;
        for (var i = 0; i < sorted.Length - 1; i++)
        {
            below += sorted[i].Weight;
            if (below > half * (1 + Tolerance))
            {
                return sorted[i].Value;
            }

            if (below >= half * (1 - Tolerance))
            {
                return (sorted[i].Value + sorted[i + 1].Value) / 2;
            }
        }

        return sorted[^1].Value;
    }

    private const double Tolerance = 1e-9;
}
