using System.Globalization;
using Roundup.Results;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Analysis.SteadyState.Notices;

/// <summary>What the analysis has to say. Up to three cases are named; more are counted, or a busy machine would fill the page.</summary>
internal static class AnalysisNotices
{
    private const int NamedAtMost = 3;
    private const double Most = 0.5;

    /// <summary>A call that is warm compiles nothing.</summary>
    private const double MostCompiling = 0.01;

    /// <summary>All notices.</summary>
    /// <param name="cells">The cells.</param>
    /// <param name="run">What was asked.</param>
    /// <param name="drift">The drift of the machine's speed.</param>
    public static IEnumerable<Notice> Of(IReadOnlyList<AnalysedCell> cells, RunInfo run, double? drift)
    {
        var joined = run.Report is { JoinTargets: true };
        AnalysedCell[] places = [.. cells.DistinctBy(c => Place(c, joined))];
        AnalysedCase[] measured = [.. cells.SelectMany(c => c.Rows).Where(r => r.Time is not null)];
        return
        [
            .. drift > SpeedDrift.Large ? [new Notice(NoticeCode.SpeedDrift, RoughShare.Text(drift.Value))] : Array.Empty<Notice>(),
            .. cells.Where(c => c.Baseline is null && c.Rows.Any(row => row.Time is not null))
                .DistinctBy(c => Place(c, joined))
                .Select(c => new Notice(NoticeCode.NoBaseline, Place(c, joined))),
            .. OtherBaseline(NoticeCode.BaselineMissing, places.Where(c => c.BaselineIsFallback), joined),
            .. OtherBaseline(NoticeCode.BaselineElsewhere, places.Where(c => c.BaselineIsElsewhere), joined),
            .. Unsettled([.. measured.Where(r => r.Result.Launches.Any(l => !l.Settled))]),
            .. Disturbed([.. measured.Where(r => r.Time!.DisturbedShare > Most)]),
            .. Compiled([.. measured.Where(r => r.Time!.JitShare > MostCompiling)]),
            .. run.Experiment.Until is { } until
                ? TooWide([.. measured.Where(r => r.Ratio?.HalfWidth > until)], measured, until, run.MeasureSeconds)
                : [],
            .. TooFew([.. measured.Where(r => r.Time!.Launches < 2)]),
        ];
    }

    private static IEnumerable<Notice> OtherBaseline(NoticeCode code, IEnumerable<AnalysedCell> places, bool joined) =>
        places.GroupBy(c => c.Wanted!).SelectMany(g => g.Count() > NamedAtMost
            ? [new(code, g.Key, $"{Number(g.Count())} tables", string.Join(" or ", g.Select(c => c.Baseline).Distinct()))]
            : g.Select(c => new Notice(code, g.Key, Place(c, joined), c.Baseline!)));

    private static IEnumerable<Notice> Unsettled(AnalysedCase[] rows)
    {
        Notice About(IReadOnlyCollection<AnalysedCase> some, string name) =>
            new(
                NoticeCode.Unsettled,
                Number(some.Sum(r => r.Result.Launches.Count(l => !l.Settled))),
                Number(some.Sum(r => r.Result.Launches.Count)),
                name);
        return rows.Length > NamedAtMost ? [About(rows, $"{Number(rows.Length)} cases")] : rows.Select(r => About([r], Name(r)));
    }

    private static IEnumerable<Notice> Disturbed(AnalysedCase[] rows)
    {
        Notice About(IReadOnlyCollection<AnalysedCase> some, string name) =>
            new(NoticeCode.MostlyDisturbed, RoughShare.Text(some.Average(r => r.Time!.DisturbedShare)), name);
        return rows.Length > NamedAtMost ? [About(rows, $"each of {Number(rows.Length)} cases")] : rows.Select(r => About([r], Name(r)));
    }

    private static IEnumerable<Notice> Compiled(AnalysedCase[] rows)
    {
        Notice About(IReadOnlyCollection<AnalysedCase> some, string name) =>
            new(NoticeCode.CompiledOnTheClock, RoughShare.Text(some.Average(r => r.Time!.JitShare!.Value)), name);
        return rows.Length > NamedAtMost ? [About(rows, $"each of {Number(rows.Length)} cases")] : rows.Select(r => About([r], Name(r)));
    }

    private static IEnumerable<Notice> TooFew(AnalysedCase[] rows)
    {
        Notice About(string name) => new(NoticeCode.TooFewLaunches, name, "1");
        return rows.Length > NamedAtMost ? [About($"Each of {Number(rows.Length)} cases")] : rows.Select(r => About(Name(r)));
    }

    private static IEnumerable<Notice> TooWide(AnalysedCase[] rows, AnalysedCase[] measured, double until, double seconds) =>
        rows.Length == 0 ? [] :
    [
        rows.Length > 1 && measured.All(r => r.IsBaseline || r.IsTooNoisy)
        ? new(NoticeCode.NothingCanBeTold, Number(rows.Length))
        : new(
            NoticeCode.WiderThanWanted,
            Number(rows.Length),
            Number(measured.Length),
            until.ToString("P1", CultureInfo.InvariantCulture),
            Number(rows.Max(r => r.Time!.Launches)),
            Time(seconds / measured.Sum(r => r.Time!.Launches) * rows.Sum(row => MoreLaunches(row, until)))),
    ];

    private static string Place(AnalysedCell cell, bool joined) =>
        (joined ? cell.Id with { Target = "on every target" } : cell.Id) + (cell.Table is { } table ? $" ({table})" : "");

    private static string Name(AnalysedCase row) => row.Result.Id.ToString();

    /// <summary>An interval is half as wide after four times as many launches.</summary>
    private static double MoreLaunches(AnalysedCase row, double until) =>
        row.Time!.Launches * (Math.Pow(row.Ratio!.HalfWidth!.Value / until, 2) - 1);

    /// <summary>A time that is known to about a factor.</summary>
    private static string Time(double seconds) => (seconds / 60) switch
    {
        0 => "some time",
        < 1 => "a minute",
        < 10 and var minutes => $"about {Math.Ceiling(minutes):0} min",
        < 24 * 60 and var minutes => $"about {Math.Round(minutes / 10) * 10:0} min",
        _ => "more than a day",
    };

    private static string Number(int value) => value.ToString(CultureInfo.InvariantCulture);
}
