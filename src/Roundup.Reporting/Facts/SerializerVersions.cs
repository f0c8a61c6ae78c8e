using Roundup.Analysis;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Checks;

namespace Roundup.Reporting.Facts;

/// <summary>Since which version a library fails a check, as facts and in words, from runs of several versions.</summary>
public static class SerializerVersions
{
    /// <summary>The folder of these runs, beside the stored ones.</summary>
    public const string Folder = "versions";

    /// <summary>The versions of each serializer with their run; of several runs the newest.</summary>
    internal static IReadOnlyDictionary<string, (VersionHistory History, FactSource Source)> In(IReadOnlyList<NamedResults> runs) =>
        runs.OrderByDescending(run => run.Results.Run.Started)
            .SelectMany(run => VersionHistory.Of(run.Results), (run, history) => (History: history, Source: SerializerSheets.SourceOf(run)))
            .GroupBy(one => one.History.Serializer).ToDictionary(same => same.Key, same => same.First());

    /// <summary>The facts of a history.</summary>
    public static CheckedVersions Of(VersionHistory history, FactSource source)
    {
        ArgumentNullException.ThrowIfNull(history);
        return new(source, history.Target)
        {
            Tried = [.. history.Tried.Select(one => one.Version!)],
            NotKnown = history.NotKnown,
            Changes =
            [
                .. history.Changes.Select(change => new ChangedFinding(
                    change.Failure.Category.Word(),
                    change.Failure.Probe,
                    change.Failure.Outcome,
                    CheckReport.What(change),
                    Of(change.Periods))
                {
                    WrittenBy = change.WrittenBy.Count == 0 ? null : change.WrittenBy,
                }),
            ],
        };
    }

    /// <summary>Periods as facts.</summary>
    public static IReadOnlyList<FindingPeriod> Of(IReadOnlyList<FailurePeriod> periods) =>
    [
        .. periods.Select(period => new FindingPeriod(period.Since, period.LastIn)
        {
            NotIn = period.NotIn,
            Before = period.Before,
            Until = period.Until,
            After = period.After,
        }),
    ];

    /// <summary>What came or went: <c>data of 11.0.1 to 13.0.1: ClockTimes Value: ...</c></summary>
    /// <param name="change">The failure.</param>
    /// <param name="tried">The versions that ran, the oldest first.</param>
    public static string What(ChangedFinding change, IReadOnlyList<string> tried)
    {
        ArgumentNullException.ThrowIfNull(change);
        return change.WrittenBy is not [var first, ..] writers ? change.What
            : $"data of {(writers.Count > 1 && tried.SkipWhile(one => one != first).Take(writers.Count).SequenceEqual(writers)
                ? $"{first} to {writers[^1]}" : string.Join(", ", writers))}: {change.What}";
    }

    /// <summary>Periods in words: <c>since 13.0.2 (13.0.1: passed)</c>; <c>since 9.0.1 or earlier, until 13.0.2 (passed)</c>.</summary>
    public static string Text(IReadOnlyList<FindingPeriod> periods)
    {
        ArgumentNullException.ThrowIfNull(periods);
        return string.Join("; again ", periods.Select(period =>
            $"since {period.Since}{(period.NotIn is { } before ? $" ({before}: {period.Before?.Word()})" : " or earlier")}"
            + (period.Until is { } until ? $", until {until} ({period.After?.Word()})" : "")));
    }
}
