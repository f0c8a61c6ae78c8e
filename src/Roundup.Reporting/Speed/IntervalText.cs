using Roundup.Analysis.Cells;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Speed;

/// <summary>A ratio's interval in one column.</summary>
internal static class IntervalText
{
    /// <summary>What stands for an interval that is wider than a factor of two: its ends are in results.csv.</summary>
    public const string TooNoisy = "too noisy to say";

    /// <summary>
    /// <c>0.90-0.93</c>; <c>baseline</c> for the baseline itself; <see cref="TooNoisy"/> where the interval says nothing; null below two
    /// launches.
    /// </summary>
    public static string? Of(Row row) => Of(row.Case);

    /// <summary>The same of a case; null without one.</summary>
    public static string? Of(AnalysedCase? row) => row switch
    {
        { IsBaseline: true } => "baseline",
        { Ratio.Interval.IsTooNoisy: true } => TooNoisy,
        { Ratio.Interval: { } interval } => $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}",
        _ => null,
    };
}
