using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>The lossy rows with every member lost.</summary>
public static class LossSection
{
    private static readonly Column<Loss>[] Columns =
    [
        Column.Of<Loss>("Mark", loss => loss.Sign),
        Column.Of<Loss>("Serializers", loss => string.Join(", ", loss.Rows)),
        Column.Of<Loss>("Datasets", loss => string.Join(", ", loss.Cases.Select(result => result.Id.Cell.Dataset).Distinct())),
        Column.Of<Loss>("Cases", loss => Wording.Plain(loss.Cases.Count)),
        Column.Of<Loss>("Members lost", loss => loss.Members.Count == 0 ? "not recorded" : string.Join("; ", loss.Members)),
    ];

    /// <summary>The section.</summary>
    public static Section Of(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(
            new Heading(2, "Lossy rows") { Anchor = Anchors.Losses, Detail = Detail.Full },
            run.Losses.All.Count == 0
                ? new Paragraph(Inline.Of("None was found.")) { Detail = Detail.Full }
                : Table(run.Losses));
    }

    /// <summary>Each way to lose data with its members.</summary>
    internal static Table Table(Losses losses) => new Table<Loss>(Columns, losses.All) { Detail = Detail.Full };
}
