using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.FirstCall;

// Times in ms, so that all tables of a report compare by eye.
internal static class FirstCallText
{
    // The interval of a time, 28.1 - 33.0 ms; null where there is none.
    public static string? Interval(FirstCallEstimate? estimate)
    {
        string Milliseconds(double ns) => Digits.Significant(ns / Scale.Milliseconds.Size, 3);
        return estimate?.Interval is { } interval
            ? $"{Milliseconds(interval.Low)} - {Milliseconds(interval.High)} {Scale.Milliseconds.Name}"
            : null;
    }

    // Half of the interval's width as a share of the median.
    public static double? Spread(FirstCallEstimate? estimate) =>
        estimate?.Interval is { } interval && estimate.Median > 0 ? interval.HalfWidth / estimate.Median : null;

    // A ratio; 1 for the baseline itself, null where its interval stands in its place.
    public static double? Ratio(AnalysedFirstCall? call) =>
        call?.IsBaseline == true ? 1 : ShownRatio.Number(call?.Ratio?.Median, call?.Ratio?.Interval);

    // Null where the ratio stands.
    public static string? InPlace(AnalysedFirstCall? call) =>
        call?.IsBaseline == true ? null : ShownRatio.InPlace(call?.Ratio?.Interval);

    // The interval of a ratio; baseline for the baseline itself.
    public static string? RatioInterval(AnalysedFirstCall call) =>
        call.IsBaseline ? "baseline"
        : call.Ratio?.Interval is { } interval ? $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}"
        : null;
}
