using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

// The live A/A: the serializers that ran as two processes, one against the other; on the console the sentence alone.
internal static class ReplicaSection
{
    private const string Rules =
        "The baseline runs as two processes in each launch. Both do the same work, so any difference between them is noise. It is "
        + "joined over the launches like every Ratio.";

    // Empty where no serializer ran twice.
    public static Section Create(SpeedRun run)
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
            new Paragraph(Inline.Of(char.ToUpperInvariant(summary[0]) + summary[1..]))
            {
                Tone = warns ? Tone.Warning : Tone.Plain,
                Detail = Detail.Full,
            },
            new Table<ReplicaRatio>(Columns, check.Cases) { Detail = Detail.Full },
            new Paragraph(Inline.Of($"{ReplicaText.Title}: {summary}")) { Tone = warns ? Tone.Warning : Tone.Note, Detail = Detail.Brief })
        {
            BriefOrder = Order.Conclusions,
        };
    }

    private static Column<ReplicaRatio>[] Columns { get; } =
    [
        Column.Of<ReplicaRatio>("Table", one => Wording.Name(one.Id.Table)),
        CaseColumns.Row<ReplicaRatio>(one => one.Id.SerializerName),
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

internal static class ReplicaText
{
    public const string Title = "A/A check";

    public static string Summary(ReplicaCheck check) =>
        $"two processes of the same serializer differed by {Digits.Difference(check.MedianDifference)} in the median"
        + (check.Cases.Count == 1 ? " (1 case)" : "")
        + (check.Verdict == ReplicaVerdict.NoIntervals
            ? "; with one launch there are no intervals to judge."
            : $"; {check.ContainingOne} of {Wording.Count(check.Intervals, "interval")} "
                + $"{(check.ContainingOne == 1 ? "contains" : "contain")} 1 (95 % expected): {Meaning(check.Verdict)}."
                + (check.DetectableDifference is not { } difference ? ""
                    : $" Smallest difference detected: {Digits.Difference(difference)} (90 % power)."));

    private static string Meaning(ReplicaVerdict verdict) => verdict switch
    {
        ReplicaVerdict.TooNarrow => "the intervals of this run are too narrow",
        ReplicaVerdict.FarApart => "the intervals of this run allow for it; ignore differences of that size",
        ReplicaVerdict.Doubtful => "fewer than expected, perhaps by chance",
        ReplicaVerdict.TooFew => "too few to judge the intervals of this run",
        _ => "the intervals of this run are reliable",
    };
}
