using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Comparison;

/// <summary>How well repeated runs (A/A) agree over all their cases.</summary>
/// <param name="Cases">The number of compared cases.</param>
/// <param name="MedianDifference">Median of the absolute difference of the ratios, as a share; null without cases.</param>
/// <param name="ShareContainingZero">
/// Share of the intervals of the difference that contain 0; expected for A/A is 0.95. Null without intervals.
/// </param>
/// <param name="MedianHalfWidth">
/// Median half-width of the intervals of both runs' ratios, as a share of the ratio; null without intervals.
/// </param>
public sealed record Agreement(int Cases, double? MedianDifference, double? ShareContainingZero, double? MedianHalfWidth)
{
    /// <summary>Sums up the differences of one or several pairs of runs.</summary>
    public static Agreement Of(IReadOnlyList<CaseDifference> differences)
    {
        ArgumentNullException.ThrowIfNull(differences);
        double[] known = [.. differences.Where(d => d.ContainsZero is not null).Select(d => d.ContainsZero == true ? 1.0 : 0)];
        double[] widths =
        [
            .. differences.SelectMany(d => new[] { d.First, d.Second })
                .Where(r => r.Interval is not null)
                .Select(r => r.Interval!.Value.HalfWidth / r.Ratio),
        ];
        return new(
            differences.Count,
            differences.Count == 0 ? null : Quantiles.Median([.. differences.Select(d => d.AbsoluteDifference)]),
            known.Length == 0 ? null : known.Average(),
            widths.Length == 0 ? null : Quantiles.Median(widths));
    }
}
