using Roundup.Analysis.FirstCall;
using Roundup.Analysis.Statistics;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.FirstCalls;

/// <summary>Numbers of first calls for people: times in ms, so that all tables of a report compare by eye.</summary>
internal static class FirstCallText
{
    private const double Millisecond = 1e6;

    private static readonly Unit Milliseconds = Scale.Time.Units.Single(unit => unit.Size == Millisecond);

    /// <summary>A median time.</summary>
    public static string? Time(FirstCallEstimate? estimate) => estimate is null ? null : estimate.Median == 0 ? $"0 {Milliseconds.Name}" : Scale.Time.Text(estimate.Median, Milliseconds);

    /// <summary>The interval of a time, <c>28.1 - 33.0 ms</c>; null where there is none.</summary>
    public static string? Interval(FirstCallEstimate? estimate) =>
        estimate?.Interval is { } interval ? $"{Digits.Significant(interval.Low / Millisecond, 3)} - {Digits.Significant(interval.High / Millisecond, 3)} {Milliseconds.Name}" : null;

    /// <summary>Half of the interval's width as a share of the median.</summary>
    public static string? Spread(FirstCallEstimate? estimate) => estimate?.Interval is { } interval && estimate.Median > 0 ? Digits.Percent(interval.HalfWidth / estimate.Median) : null;

    /// <summary>A ratio.</summary>
    public static string? Ratio(AnalysedFirstCall call) => call.IsBaseline ? "1.00" : call.Ratio is { } ratio ? Digits.Ratio(ratio.Median) : null;

    /// <summary>The interval of a ratio; <c>baseline</c> for the baseline itself.</summary>
    public static string? RatioInterval(AnalysedFirstCall call) =>
        call.IsBaseline ? "baseline" : call.Ratio?.Interval is { } interval ? $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}" : null;

    /// <summary>How many.</summary>
    public static string? Count(FirstCallEstimate? estimate) => estimate is null ? null : Digits.Significant(estimate.Median, estimate.Median == Math.Floor(estimate.Median) ? 1 : 4);

    /// <summary>Bytes.</summary>
    public static string? Bytes(double? bytes) => bytes is { } known ? Scale.Bytes.Text(known) : null;
}
