using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Runs;

/// <summary>How well runs of the same thing (A/A) agree, over all their cases.</summary>
/// <param name="Cases">Cases compared.</param>
/// <param name="MedianDifference">Median over the cases of the ratios' difference as a share without sign; null without cases.</param>
/// <param name="ShareContainingZero">Share of the intervals of the difference that contain 0; 0.95 is right for A/A. Null without
/// intervals.</param>
/// <param name="MedianHalfWidth">Median over both runs' ratios of the interval's half-width as a share of the ratio; null without
/// intervals.</param>
public sealed record Agreement(int Cases, double? MedianDifference, double? ShareContainingZero, double? MedianHalfWidth)
{
    /// <summary>Sums up differences, of one pair of runs or of several.</summary>
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
