namespace Roundup.Reporting.Blocks;

/// <summary>A part of a report: blocks that belong together, the heading first.</summary>
/// <param name="Blocks">The blocks; none where there is nothing to say.</param>
public sealed record Section(params IReadOnlyList<Block> Blocks)
{
    /// <summary>
    /// Where it stands in the short report: sections with a larger number come later, those with the same one in the order of the full
    /// report. What a reader must not miss comes last, next to the prompt.
    /// </summary>
    public int BriefOrder { get; init; }

    /// <summary>The blocks of a short or of a full report.</summary>
    public IEnumerable<Block> In(Detail report) => Blocks.Where(block => block.Detail.IsIn(report));
}
