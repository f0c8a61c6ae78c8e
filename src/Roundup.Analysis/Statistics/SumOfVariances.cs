namespace Roundup.Analysis.Statistics;

/// <summary>The sum of independent variances that are each known from few values.</summary>
internal static class SumOfVariances
{
    /// <summary>The sum, with the degrees of freedom of Satterthwaite (1946); null for these where nothing varies.</summary>
    public static (double Variance, double? Freedom) Of(params IReadOnlyList<(double Variance, double Freedom)> parts)
    {
        var sum = parts.Sum(part => part.Variance);
        var uncertainty = parts.Sum(part => part.Variance * part.Variance / part.Freedom);
        return (sum, uncertainty > 0 ? sum * sum / uncertainty : null);
    }
}
