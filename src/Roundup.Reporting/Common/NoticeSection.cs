using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;
using Roundup.Results.Messages;

namespace Roundup.Reporting.Common;

/// <summary>What the engine and the analysis noticed, what changes most for the reader first.</summary>
public static class NoticeSection
{
    private const int OnScreen = 3;

    /// <summary>The section; empty where nothing was.</summary>
    public static Section Create(ReportedRun run)
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

    /// <summary>What a library is not given of the user's types, which stands in front of the answer alone.</summary>
    public static Section BeforeAnswer(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var texts = run.Notices.Where(IsBeforeAnswer).Select(NoticeCatalogue.Text).Distinct().ToList();
        return texts.Count == 0 ? new() : new(new List(ListForm.Bullets, [.. texts.Select(Item)])) { BriefOrder = Order.Answer };
    }

    /// <summary>What may turn an answer around, for a report that fits on one screen; else how many notices there are.</summary>
    public static Section Screen(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var grave = Texts(run.Notices.Where(notice => NoticeCatalogue.Place(notice.Code) == NoticePlace.First)).Take(OnScreen).ToList();
        var word = grave.Count == 0 ? "notice" : "more notice";
        var others = Texts(run.Notices).Count - grave.Count;
        return new(new List(ListForm.Bullets,
        [
            .. grave.Select(Item),
            .. others == 0 ? Array.Empty<ListItem>() : [new(null, Inline.Of($"{Wording.Count(others, word)} in report.md"))],
        ]));
    }

    // What changes most for the reader first, and each text once.
    private static List<string> Texts(IEnumerable<Notice> notices) =>
        [.. notices.Where(notice => !IsBeforeAnswer(notice)).OrderBy(Place).Select(NoticeCatalogue.Text).Distinct()];

    private static bool IsBeforeAnswer(Notice notice) => notice.Code == NoticeCode.CodeNotCopied;

    private static ListItem Item(string text) => new("!", Inline.Of(text)) { LabelTone = Tone.Warning };

    private static (NoticePlace Place, NoticeCode Code) Place(Notice notice) =>
        NoticeCatalogue.Place(notice.Code) is var place && place == NoticePlace.Middle ? (place, default) : (place, notice.Code);
}
