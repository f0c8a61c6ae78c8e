using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Results;
using Roundup.Site.Figures;

namespace Roundup.Site.Judging;

/// <summary>A measured ratio to the page's baseline, which need not be the run's.</summary>
/// <param name="Ratio">The ratio.</param>
/// <param name="Interval">Its 95 % interval; null below two launches.</param>
internal readonly record struct MeasuredRatio(double Ratio, Interval? Interval)
{
    /// <summary>
    /// The table's own ratio where the run's baseline is the page's. Else the quotient of both ratios in one table, or of both means in
    /// two targets or tables; the squares of the half-widths of the intervals' logarithms add up.
    /// </summary>
    public static MeasuredRatio Of(AnalysedTable table, AnalysedCase row, AnalysedTable home, AnalysedCase baseline)
    {
        if (ReferenceEquals(row, baseline))
        {
            return new(1, new Interval(1, 1));
        }

        var isRuns = ReferenceEquals(home, table)
            ? baseline.IsBaseline
            : table.Baseline == $"{baseline.Result.Id.RowName}@{home.Id.Target}";
        if (isRuns && row.Ratio is { } own)
        {
            return new(own.Ratio, own.Interval);
        }

        return ReferenceEquals(home, table) && row.Ratio is { } above && baseline.Ratio is { } below
            ? Quotient(above.Ratio, row.IsBaseline ? new Interval(1, 1) : above.Interval, below.Ratio, below.Interval)
            : Quotient(row.Time!.Mean, row.Time.Interval, baseline.Time!.Mean, baseline.Time.Interval);
    }

    private static MeasuredRatio Quotient(double above, Interval? aboveInterval, double below, Interval? belowInterval)
    {
        var ratio = above / below;
        if (aboveInterval is not { } a || belowInterval is not { } b)
        {
            return new(ratio, null);
        }

        var half = Math.Sqrt(Math.Pow(Half(a), 2) + Math.Pow(Half(b), 2));
        return new(ratio, new Interval(ratio * Math.Exp(-half), ratio * Math.Exp(half)));
    }

    private static double Half(Interval interval) => Math.Log(interval.High / interval.Low) / 2;
}

/// <summary>The uncertainty of a published ratio, from the errors that the page states.</summary>
internal static class PublishedUncertainty
{
    /// <summary>A ratio is published with two decimals.</summary>
    private const double Rounding = 0.005;

    /// <summary>
    /// ratio x sqrt((error / mean)^2 of the row + (error / mean)^2 of the baseline) + half a unit of the last decimal. Where the page has
    /// no error, ratio x sqrt(...) is replaced by the ratio's standard deviation.
    /// </summary>
    /// <param name="entry">The published row.</param>
    /// <param name="baseline">The row of the page's baseline; null where the page lacks it.</param>
    /// <param name="medians">The ratio of the medians where it is compared instead; it is computed, and so has no rounding.</param>
    public static double Of(PublishedEntry entry, PublishedEntry? baseline, double? medians)
    {
        var rounding = entry.Computed || medians is not null ? 0 : Rounding;
        if (Share(entry) is not { } own)
        {
            return rounding + (entry.RatioStdDev ?? 0);
        }

        var other = baseline is null || entry.IsBaseline ? 0 : Share(baseline) ?? 0;
        return rounding + ((medians ?? entry.Ratio) * Math.Sqrt((own * own) + (other * other)));
    }

    private static double? Share(PublishedEntry entry) => entry.MeanNs > 0 ? entry.ErrorNs / entry.MeanNs : null;
}

/// <summary>The ratio of a page's medians, where its means are not what its calls usually took.</summary>
internal static class PublishedMedians
{
    /// <summary>The largest factor between a mean and a median that are near each other.</summary>
    private const double Near = 1.05;

    /// <summary>The ratio of the two medians if the page has both and one of the means is far from its median; otherwise null.</summary>
    public static double? InsteadOf(PublishedEntry entry, PublishedEntry? baseline) =>
        !entry.IsBaseline && baseline is not null && entry.MedianNs is > 0 and var above && baseline.MedianNs is > 0 and var below
        && (IsFar(entry.MeanNs, above) || IsFar(baseline.MeanNs, below))
            ? above / below
            : null;

    private static bool IsFar(double? mean, double median) => mean > median * Near || mean < median / Near;
}
