using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;

namespace Roundup.Reporting.Speed;

/// <summary>What the numbers say, in sentences; on the console the fastest rows alone.</summary>
internal static class ConclusionSection
{
    private const string Rules =
        "Computed from the tables below. Brackets hold the 95 % interval over the launches. A row is called the fastest only where it "
        + "is shown to be faster than each other exact row that was measured; where all are equally fast, that happens in at most 5 % of "
        + "the comparisons. Probably: the interval of each pair alone says so, which is wrong for at most about 5 % of the pairs of equal "
        + "rows; with a single launch nothing surer is said. A floor and a lossy row are never called the fastest.";

    /// <summary>The section; empty where there is nothing to say.</summary>
    public static Section Of(SpeedRun run)
    {
        if (run.Analysis.Findings.Count == 0)
        {
            return new();
        }

        // A run without a conclusion has no such section in the full report.
        var conclusions = Conclusions.Of(run.Analysis, OverviewSection.IsFor(run) ? run.Overviews[0].Target : null);
        var full = conclusions.Count > 0;
        return new(
        [
            new Heading(2, "Conclusions") { Anchor = Anchors.Conclusions, Detail = full ? Detail.Always : Detail.Brief },
            .. full ? [new Paragraph(Inline.Of(Rules)) { Detail = Detail.Full }] : Array.Empty<Block>(),
            .. conclusions.SelectMany(group => Group(group, Detail.Full)),
            .. Conclusions.Short(run.Analysis).SelectMany(group => Group(group, Detail.Brief)),
        ])
        {
            BriefOrder = Order.Conclusions,
        };
    }

    private static Block[] Group(Conclusions group, Detail detail) =>
    [
        new Heading(3, group.Heading ?? "Without a number") { Detail = detail },
        List.Of(group.Sentences) with { Detail = detail },
    ];
}
