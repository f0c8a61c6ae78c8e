using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>What has no number, and why; the same reason once.</summary>
public static class MissingSection
{
    private const int OnScreen = 3;

    private static readonly Column<Missing>[] Columns =
    [
        Column.Of<Missing>("Outcome", missing => missing.Outcome.Word()),
        Column.Of<Missing>("Serializers", missing => string.Join(", ", missing.Rows)),
        Column.Of<Missing>("Cases", missing => Wording.Plain(missing.Cases.Count)),
        Column.Of<Missing>("Where", missing => missing.Where),
        Column.Of<Missing>("Reason", missing => missing.Reason),
    ];

    /// <summary>The section.</summary>
    public static Section Of(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var missing = Missing.Of(run.Cases);
        return new(
            new Heading(2, "Not measured") { Anchor = Anchors.Missing },
            missing.Count == 0
                ? new Paragraph(Inline.Of("Every case of the plan has a number.")) { Detail = Detail.Full }
                : new Table<Missing>(Columns, missing) { Item = Item })
        {
            BriefOrder = Order.Missing,
        };
    }

    /// <summary>What failed, for a report that fits on one screen; empty where nothing did.</summary>
    public static Section Screen(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var failed = Missing.Of(run.Cases).Where(missing => !missing.Outcome.IsBenign()).ToList();
        return failed.Count == 0 ? new() : new(new List(ListForm.Facts,
        [
            .. failed.Take(OnScreen).Select(Item),
            .. failed.Count > OnScreen ? [new("", Inline.Of($"{Wording.Count(failed.Count - OnScreen, "more reason")} in report.md"))]
                : Array.Empty<ListItem>(),
        ]));
    }

    private static ListItem Item(Missing missing) => new(missing.Outcome.Word(), Inline.Of(missing.InOneLine))
    {
        LabelTone = missing.Outcome.IsBenign() ? Tone.Warning : Tone.Bad,
        Note = missing.Reason,
        Frames = missing.Frames,
    };
}
