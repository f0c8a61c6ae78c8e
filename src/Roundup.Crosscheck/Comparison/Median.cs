namespace Roundup.Crosscheck.Comparison;

/// <summary>The median.</summary>
internal static class Median
{
    /// <summary>The middle value, or the mean of the two in the middle; null without values.</summary>
    public static double? Of(IEnumerable<double> values)
    {
        double[] sorted = [.. values.Order()];
        return sorted.Length == 0 ? null : (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }
}
