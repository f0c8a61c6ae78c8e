using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>What has no number, and why; the same reason once.</summary>
public static class MissingSection
{
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

    private static ListItem Item(Missing missing) => new(missing.Outcome.Word(), Inline.Of(missing.InOneLine))
    {
        LabelTone = missing.Outcome.IsBenign() ? Tone.Warning : Tone.Bad,
        Note = missing.Reason,
        Frames = missing.Frames,
    };
}
