using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Numbers;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>The words about the row with the least time and the others: faster, probably faster, not told apart.</summary>
internal static class RivalText
{
    public const string SkippedLabel = "May be faster";

    /// <summary>What the row with the least time may be called.</summary>
    public static string Fastest(IReadOnlyList<Rival> rivals) =>
        rivals.Count == 0 ? "the only exact row in every table"
        : rivals.Any(rival => rival.Certainty == Certainty.NotToldApart) ? "among the fastest"
        : rivals.Any(rival => rival.Certainty == Certainty.Probable) ? "probably fastest"
        : "fastest";

    /// <summary>Behind a row: the rows that it is not told apart from, then those that it is only probably faster than.</summary>
    /// <param name="rivals">The rows; those that are shown to be slower are left out.</param>
    /// <param name="most">How many are named in each list.</param>
    public static string Of(IReadOnlyList<Rival> rivals, int most) =>
        Of("not told apart from", Certainty.NotToldApart, rivals, most) + Of("probably faster than", Certainty.Probable, rivals, most);

    /// <summary>Rows without a number for lack of time, all by name.</summary>
    public static string Skipped(IReadOnlyCollection<string> rows) => $"{string.Join(", ", rows)} (skipped)";

    private static string Of(string words, Certainty certainty, IReadOnlyList<Rival> rivals, int most)
    {
        string[] names = [.. rivals.Where(rival => rival.Certainty == certainty).Select(Named)];
        return names.Length == 0 ? "" : $", {words} {NameList.Of(names, most)}";
    }

    private static string Named(Rival rival) =>
        rival.Ratio is { } ratio ? $"{rival.Name} ({IntervalText.Ratio(ratio, rival.Interval)})" : rival.Name;
}

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
    /// <c>0.90-0.93</c>; <c>baseline</c> for the baseline itself; null below two launches, and where it stands in place of the ratio.
    /// </summary>
    public static string? Of(Row row) => Of(row.Case);

    public static string? Of(AnalysedCase? row) => row switch
    {
        { IsBaseline: true } => "baseline",
        { Ratio.Interval: { IsWide: false } interval } => $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}",
        _ => null,
    };
}
