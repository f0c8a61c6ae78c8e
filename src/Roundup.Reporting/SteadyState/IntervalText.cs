using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.SteadyState;

/// <summary>A ratio's interval in one column.</summary>
internal static class IntervalText
{
    /// <summary><c>0.90-0.93</c>; <c>baseline</c> for the baseline itself; null below two launches.</summary>
    public static string? Of(Row row) => Of(row.Case);

    /// <summary>The same of a case; null without one.</summary>
    public static string? Of(AnalysedCase? row) => row switch
    {
        { IsBaseline: true } => "baseline",
        { Ratio.Interval: { } interval } => $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}",
        _ => null,
    };
}
