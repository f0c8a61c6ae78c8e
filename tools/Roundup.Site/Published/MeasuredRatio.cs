using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Site.Published;

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
            : table.Baseline == $"{baseline.Result.Id.SerializerName}@{home.Id.Target}";
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
