using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Speed;

/// <summary>A ratio's interval in one column.</summary>
internal static class IntervalText
{
    /// <summary>
    /// A ratio in a sentence: <c>0.40 [0.31, 0.53]</c>; <c>0.07 to 0.17</c> where the interval is so wide that the ratio has no digit that
    /// is known; <c>0.40</c> without an interval.
    /// </summary>
    public static string Ratio(double ratio, Interval? interval) => ShownRatio.InPlace(interval) ?? (interval is { } known
        ? $"{Digits.Ratio(ratio)} [{Digits.Ratio(known.Low)}, {Digits.Ratio(known.High)}]"
        : Digits.Ratio(ratio));

    /// <summary>
    /// <c>0.90-0.93</c>; <c>baseline</c> for the baseline itself; null below two launches.
    /// </summary>
    public static string? Of(Row row) => Of(row.Case);

    /// <summary>The same of a case; null without one.</summary>
    public static string? Of(AnalysedCase? row) => row switch
    {
        { IsBaseline: true } => "baseline",
        { Ratio.Interval: { } interval } => $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}",
        _ => null,
    };
}
