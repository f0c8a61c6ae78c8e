using System.Globalization;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Tables;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Analysis.Experiments.Speed;

// Notices of the analysis. Up to three cases are named, more are counted: on a busy machine they would fill the page.
internal static class AnalysisNotices
{
    private const int NamedAtMost = 3;
    private const double MostDisturbed = 0.5;

    // Warm calls compile nothing.
    private const double MostCompiling = 0.01;

    public static IEnumerable<Notice> Create(IReadOnlyList<AnalysedTable> tables, RunInfo run, double? drift)
    {
        var joined = run.Report is { JoinTargets: true };
        AnalysedTable[] places = [.. tables.DistinctBy(c => Place(c, joined))];
        AnalysedCase[] measured = [.. tables.SelectMany(c => c.Rows).Where(r => r.Time is not null)];
        return
        [
            .. drift > SpeedDrift.Large ? [new Notice(NoticeCode.SpeedDrift, RoughShare.Text(drift.Value))] : Array.Empty<Notice>(),
            .. tables.Where(c => c.Baseline is null && c.Rows.Any(row => row.Time is not null))
                .DistinctBy(c => Place(c, joined))
                .Select(c => new Notice(NoticeCode.NoBaseline, Place(c, joined))),
            .. OtherCalls(tables),
            .. OtherBaseline(NoticeCode.BaselineMissing, places.Where(c => c.BaselineIsFallback), joined),
            .. OtherBaseline(NoticeCode.BaselineElsewhere, places.Where(c => c.BaselineIsElsewhere), joined),
            .. Unsettled([.. measured.Where(r => r.Result.Launches.Any(l => !l.Settled))]),
            .. Disturbed([.. measured.Where(r => r[SpeedQuantities.DisturbedShare] > MostDisturbed)]),
            .. Compiled([.. measured.Where(r => r[SpeedQuantities.JitShare] > MostCompiling)]),
            .. run.Experiment.Until is { } until
                ? TooWide([.. measured.Where(r => r.Ratio?.HalfWidth > until)], measured, until)
                : [],
            .. TooFew([.. measured.Where(r => r.Time!.Launches < 2)]),
        ];
    }

    private static IEnumerable<Notice> OtherCalls(IReadOnlyList<AnalysedTable> tables)
    {
        string[] calls =
        [
            .. tables.Where(table => table.Id.Streams is not null).Select(table => $"{table.Id.Shape}{table.Id.StreamsText}")
                .Concat(tables.Where(table => table.Id.InList == true).Select(table => $"x{Number(table.Id.Count)}{table.Id.ListText}"))
                .Distinct(),
        ];
        return calls.Length == 0 ? [] : [new Notice(NoticeCode.OtherCalls, string.Join(", ", calls))];
    }

    private static IEnumerable<Notice> OtherBaseline(NoticeCode code, IEnumerable<AnalysedTable> places, bool joined) =>
        places.GroupBy(c => c.Requested!).SelectMany(g => g.Count() > NamedAtMost
            ? [new(code, g.Key, $"{Number(g.Count())} tables", string.Join(" or ", g.Select(c => c.Baseline).Distinct()))]
            : g.Select(c => new Notice(code, g.Key, Place(c, joined), c.Baseline!)));

    private static IEnumerable<Notice> Unsettled(AnalysedCase[] rows) => Each(rows, $"{Number(rows.Length)} cases", (some, name) => new(
        NoticeCode.Unsettled,
        Number(some.Sum(r => r.Result.Launches.Count(l => !l.Settled))),
        Number(some.Sum(r => r.Result.Launches.Count)),
        name));

    private static IEnumerable<Notice> Disturbed(AnalysedCase[] rows) => Each(rows, $"each of {Number(rows.Length)} cases", (some, name) =>
        new(NoticeCode.MostlyDisturbed, Shares(some, SpeedQuantities.DisturbedShare), name));

    private static IEnumerable<Notice> Compiled(AnalysedCase[] rows) => Each(rows, $"each of {Number(rows.Length)} cases", (some, name) =>
        new(NoticeCode.CompiledOnTheClock, Shares(some, SpeedQuantities.JitShare), name));

    private static string Shares(IReadOnlyList<AnalysedCase> rows, Quantity share) =>
        RoughShare.Range(rows.Min(row => row[share] ?? 0), rows.Max(row => row[share] ?? 0));

    private static IEnumerable<Notice> TooFew(AnalysedCase[] rows) =>
        Each(rows, $"Each of {Number(rows.Length)} cases", (_, name) => new(NoticeCode.TooFewLaunches, name, "1"));

    private static IEnumerable<Notice> Each(AnalysedCase[] rows, string all, Func<IReadOnlyList<AnalysedCase>, string, Notice> notice) =>
        rows.Length > NamedAtMost ? [notice(rows, all)] : rows.Select(row => notice([row], row.Result.Id.ToString()));

    private static IEnumerable<Notice> TooWide(AnalysedCase[] rows, AnalysedCase[] measured, double until) =>
        rows.Length == 0 ? [] :
    [
        rows.Length > 1 && measured.All(r => r.IsBaseline || r.IsWide)
        ? new(NoticeCode.NothingCanBeTold, Number(rows.Length))
        : new(
            NoticeCode.WiderThanWanted,
            Number(rows.Length),
            Number(measured.Length),
            until.ToString("P1", CultureInfo.InvariantCulture),
            Number(rows.Max(r => r.Time!.Launches))),
    ];

    private static string Place(AnalysedTable table, bool joined) =>
        (joined ? table.Id with { Target = "on every runtime" } : table.Id).ToString();

    private static string Number(int value) => value.ToString(CultureInfo.InvariantCulture);
}

internal static class GrowthNotices
{
    private const int NamedAtMost = 3;

    public static IEnumerable<Notice> Create(IReadOnlyList<Growth> growths)
    {
        Growth[] steep = [.. growths.Where(g => g.FasterThanInput && !g.Serializer.IsReference)];
        return steep.Length > NamedAtMost
            ? [new(NoticeCode.FasterThanInput, $"each of {steep.Length.ToString(CultureInfo.InvariantCulture)} serializers", Range(steep))]
            : steep.Select(g => new Notice(NoticeCode.FasterThanInput, $"{g.SerializerName} {g.Group}", SlopeOf(g)));
    }

    private static string Range(IReadOnlyList<Growth> steep) =>
        $"{Text(steep.Min(g => g.Slope.Value))} to {Text(steep.Max(g => g.Slope.Value))}";

    private static string SlopeOf(Growth growth) =>
        $"{Text(growth.Slope.Value)} ({Text(growth.Slope.Interval!.Value.Low)}-{Text(growth.Slope.Interval.Value.High)})";

    private static string Text(double slope) => slope.ToString("0.00", CultureInfo.InvariantCulture);
}

internal static class ReplicaNotices
{
    public static IEnumerable<Notice> Create(ReplicaCheck? check)
    {
        if (check?.Probability < ReplicaCheck.Improbable)
        {
            yield return new(
                NoticeCode.IntervalsTooNarrow,
                (check.Intervals - check.ContainingOne).ToString(CultureInfo.InvariantCulture),
                check.Intervals.ToString(CultureInfo.InvariantCulture));
        }

        if (check?.MedianDifference > ReplicaCheck.LargeDifference)
        {
            yield return new(NoticeCode.ReplicasFarApart, RoughShare.Text(check.MedianDifference));
        }
    }
}
