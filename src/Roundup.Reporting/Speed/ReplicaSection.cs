using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>The live A/A: the rows that ran as two processes, one against the other; on the console the sentence alone.</summary>
internal static class ReplicaSection
{
    private const string Rules =
        "The baseline runs as two processes in each launch. Both do the same work, so any difference between them is noise, measured in "
        + "this run and joined over the launches like every Ratio.";

    /// <summary>The section; empty where no row ran twice.</summary>
    public static Section Of(SpeedRun run)
    {
        if (run.Analysis.Replicas is not { } check)
        {
            return new();
        }

        var summary = ReplicaText.Summary(check);
        var warns = check.Verdict is ReplicaVerdict.TooNarrow or ReplicaVerdict.FarApart;
        return new(
            new Heading(2, ReplicaText.Title) { Anchor = Anchors.Replicas, Detail = Detail.Full },
            new Paragraph(Inline.Of(Rules)) { Detail = Detail.Full },
            new Paragraph(Inline.Of(summary)) { Tone = warns ? Tone.Warning : Tone.Plain, Detail = Detail.Full },
            new Table<ReplicaRatio>(Columns, check.Cases) { Detail = Detail.Full },
            new Paragraph(Inline.Of($"{ReplicaText.Title}: {summary}")) { Tone = warns ? Tone.Warning : Tone.Note, Detail = Detail.Brief })
        {
            BriefOrder = Order.Conclusions,
        };
    }

    private static Column<ReplicaRatio>[] Columns { get; } =
    [
        Column.Of<ReplicaRatio>("Cell", one => Wording.Name(one.Id.Cell)),
        Column.Of<ReplicaRatio>("Serializer", one => one.Id.RowName),
        Column.Of<ReplicaRatio>("Launches", one => Wording.Plain(one.Launches), isNumeric: true),
        Column.Of<ReplicaRatio>("Second / first", one => Text(one.Ratio), isNumeric: true),
        Column.Of<ReplicaRatio>(
            "Interval",
            one => one.Interval is { } interval ? $"{Text(interval.Low)}-{Text(interval.High)}" : null,
            isNumeric: true),
        Column.Of<ReplicaRatio>("Contains 1", one => one.ContainsOne switch { true => "yes", false => "no", null => null }),
    ];

    // One more digit than a ratio has elsewhere: the truth is 1, and what matters is how far it lies from it.
    private static string Text(double ratio) => Digits.Significant(ratio, 4);
}
