using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>The words about the row with the least time and the others: faster, probably faster, not told apart.</summary>
internal static class RivalText
{
    /// <summary>The label of <see cref="Skipped"/>.</summary>
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
