using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;
using Roundup.Results.Messages;

namespace Roundup.Reporting.Common;

/// <summary>What the engine and the analysis noticed, what changes most for the reader first.</summary>
public static class NoticeSection
{
    private const int OnScreen = 3;

    /// <summary>
    /// What may turn an answer around comes first, then what is not as it was asked for, then what a row does besides. Codes that are not
    /// named come next, then the machine.
    /// </summary>
    private static readonly NoticeCode[] s_first =
    [
        NoticeCode.HostFailed, NoticeCode.ShardsMissing, NoticeCode.NothingCanBeTold,
        NoticeCode.IntervalsTooNarrow, NoticeCode.ReplicasFarApart, NoticeCode.NotFromPackageSource, NoticeCode.ChangedMeanwhile,
        NoticeCode.ChangedSinceThen, NoticeCode.DebugBuild, NoticeCode.DebuggerAttached, NoticeCode.BudgetLeftOut,
        NoticeCode.BudgetLeftOutSentences,
        NoticeCode.TargetUnavailable, NoticeCode.NoBaseline, NoticeCode.BaselineMissing, NoticeCode.BaselineElsewhere,
        NoticeCode.BaselineLeftOut, NoticeCode.TooFewLaunches, NoticeCode.ParsesWhenRead, NoticeCode.SeveralMachines, NoticeCode.OtherCalls,
        NoticeCode.ComparerNotCompared,
    ];

    private static readonly NoticeCode[] s_last =
    [
        NoticeCode.AsciiText, NoticeCode.BuiltWithoutTool, NoticeCode.OldVersion, NoticeCode.OldVersionGiven, NoticeCode.WiderThanWanted,
        NoticeCode.MostlyDisturbed, NoticeCode.SpeedDrift, NoticeCode.Steal, NoticeCode.HighLoad, NoticeCode.OtherPrograms,
        NoticeCode.Unsettled, NoticeCode.CompiledOnTheClock, NoticeCode.SharedCore, NoticeCode.OneWorkerAtATime,
    ];

    /// <summary>The section; empty where nothing was.</summary>
    public static Section Of(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var texts = Texts(run.Notices);
        return texts.Count == 0 ? new() : new(
            new Heading(2, "Notices") { Anchor = Anchors.Notices },
            new List(ListForm.Bullets, [.. texts.Select(Item)]))
        {
            BriefOrder = Order.Notices,
        };
    }

    /// <summary>What may turn an answer around, for a report that fits on one screen; else how many notices there are.</summary>
    public static Section Screen(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var grave = Texts(run.Notices.Where(notice => Place(notice.Code) < s_first.Length)).Take(OnScreen).ToList();
        var word = grave.Count == 0 ? "notice" : "more notice";
        var others = Texts(run.Notices).Count - grave.Count;
        return new(new List(ListForm.Bullets,
        [
            .. grave.Select(Item),
            .. others == 0 ? Array.Empty<ListItem>() : [new(null, Inline.Of($"{Wording.Count(others, word)} in report.md"))],
        ]));
    }

    /// <summary>What changes most for the reader first, and each text once.</summary>
    private static List<string> Texts(IEnumerable<Notice> notices) =>
        [.. notices.OrderBy(notice => Place(notice.Code)).Select(NoticeCatalogue.Text).Distinct()];

    private static ListItem Item(string text) => new("!", Inline.Of(text)) { LabelTone = Tone.Warning };

    private static int Place(NoticeCode code) => Array.IndexOf(s_first, code) is >= 0 and var first ? first
        : s_first.Length + 1 + Array.IndexOf(s_last, code);
}
