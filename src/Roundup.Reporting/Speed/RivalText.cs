using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Numbers;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

internal static class RivalText
{
    public const string SkippedLabel = "May be faster";

    public static string Fastest(IReadOnlyList<Rival> rivals) =>
        rivals.Count == 0 ? "the only exact serializer in every table"
        : rivals.Any(rival => rival.Certainty == Certainty.NotSignificant) ? "among the fastest"
        : rivals.Any(rival => rival.Certainty == Certainty.Probable) ? "probably fastest"
        : "fastest";

    // Behind a name: those from which it is not significantly different, then those that it is only probably faster than.
    public static string Format(IReadOnlyList<Rival> rivals, int most) =>
        Format("not significantly different from", Certainty.NotSignificant, rivals, most)
        + Format("probably faster than", Certainty.Probable, rivals, most);

    public static string Skipped(IReadOnlyCollection<string> serializers) => $"{string.Join(", ", serializers)} (skipped)";

    private static string Format(string words, Certainty certainty, IReadOnlyList<Rival> rivals, int most)
    {
        string[] names = [.. rivals.Where(rival => rival.Certainty == certainty).Select(Named)];
        return names.Length == 0 ? "" : $", {words} {NameList.Format(names, most)}";
    }

    private static string Named(Rival rival) =>
        rival.Ratio is { } ratio ? $"{rival.Name} ({IntervalText.Ratio(ratio, rival.Interval)})" : rival.Name;
}

internal static class IntervalText
{
    // A ratio in a sentence: 0.40 [0.31, 0.53]; 0.07 to 0.17 where the interval is so wide that the ratio has no digit that is known; 0.40
    // without an interval.
    public static string Ratio(double ratio, Interval? interval) => ShownRatio.InPlace(interval) ?? (interval is { } known
        ? $"{Digits.Ratio(ratio)} [{Digits.Ratio(known.Low)}, {Digits.Ratio(known.High)}]"
        : Digits.Ratio(ratio));

    // 0.90-0.93; baseline for the baseline itself; null below two launches, and where it stands in place of the ratio.
    public static string? Format(Row row) => Format(row.Case);

    public static string? Format(AnalysedCase? row) => row switch
    {
        { IsBaseline: true } => "baseline",
        { Ratio.Interval: { IsWide: false } interval } => $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}",
        _ => null,
    };
}
