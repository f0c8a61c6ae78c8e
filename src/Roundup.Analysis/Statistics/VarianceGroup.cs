namespace Roundup.Analysis.Statistics;

/// <summary>Sample variances that share launches, and so are no independent witnesses.</summary>
/// <param name="Values">Each variance with its degrees of freedom.</param>
/// <param name="Rows">How many rows stand behind them: what they count as.</param>
/// <param name="Correlation">The mean correlation between two of them where all rows scatter alike.</param>
internal sealed record VarianceGroup(IReadOnlyList<(double Variance, int Freedom)> Values, int Rows, double Correlation)
{
    /// <summary>
    /// The correlation of the variances of two differences that have one row in common: the squared correlation of the differences, which
    /// is a half.
    /// </summary>
    public const double OfSharedRow = 0.25;
}
