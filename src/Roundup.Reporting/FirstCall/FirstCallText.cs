using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.FirstCall;

/// <summary>Intervals and ratios of first calls for people: times in ms, so that all tables of a report compare by eye.</summary>
internal static class FirstCallText
{
    /// <summary>The interval of a time, <c>28.1 - 33.0 ms</c>; null where there is none.</summary>
    public static string? Interval(FirstCallEstimate? estimate)
    {
        string Milliseconds(double ns) => Digits.Significant(ns / Scale.Milliseconds.Size, 3);
        return estimate?.Interval is { } interval
            ? $"{Milliseconds(interval.Low)} - {Milliseconds(interval.High)} {Scale.Milliseconds.Name}"
            : null;
    }

    /// <summary>Half of the interval's width as a share of the median.</summary>
    public static double? Spread(FirstCallEstimate? estimate) =>
        estimate?.Interval is { } interval && estimate.Median > 0 ? interval.HalfWidth / estimate.Median : null;

    /// <summary>A ratio; 1 for the baseline itself, null where its interval stands in its place.</summary>
    public static double? Ratio(AnalysedFirstCall? call) =>
        call?.IsBaseline == true ? 1 : ShownRatio.Number(call?.Ratio?.Median, call?.Ratio?.Interval);

    /// <summary>The interval that stands in place of a ratio; null where the ratio stands.</summary>
    public static string? InPlace(AnalysedFirstCall? call) =>
        call?.IsBaseline == true ? null : ShownRatio.InPlace(call?.Ratio?.Interval);

    /// <summary>The interval of a ratio; <c>baseline</c> for the baseline itself.</summary>
    public static string? RatioInterval(AnalysedFirstCall call) =>
        call.IsBaseline ? "baseline"
        : call.Ratio?.Interval is { } interval ? $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}"
        : null;
}
