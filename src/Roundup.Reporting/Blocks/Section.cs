namespace Roundup.Reporting.Blocks;

/// <summary>A part of a report: blocks that belong together, the heading first.</summary>
/// <param name="Blocks">The blocks; none where there is nothing to say.</param>
public sealed record Section(params IReadOnlyList<Block> Blocks)
{
    /// <summary>
    /// The place in the short report: sections with a larger number come later, those with an equal number in the order of the full report.
    /// What a reader must not miss comes last, next to the prompt.
    /// </summary>
    public int BriefOrder { get; init; }

    /// <summary>Whether a document that can be folded hides the section until the reader opens it.</summary>
    public bool IsFolded { get; init; }

    /// <summary>What stands above folded sections, for the reader to open them.</summary>
    public const string FoldTitle = "Details: tables, conclusions, machine and method";

    /// <summary>Draws the sections that have blocks, in their order, with something before and after each run of folded ones.</summary>
    /// <param name="sections">The sections.</param>
    /// <param name="report">The kind of report.</param>
    /// <param name="draw">Draws the blocks of one section.</param>
    /// <param name="fold">Begins (true) or ends what is folded.</param>
    public static void Draw(
        IEnumerable<Section> sections, Detail report, Action<IReadOnlyList<Block>> draw, Action<bool> fold)
    {
        ArgumentNullException.ThrowIfNull(sections);
        ArgumentNullException.ThrowIfNull(draw);
        ArgumentNullException.ThrowIfNull(fold);
        var isFolded = false;
        foreach (var section in sections)
        {
            Block[] blocks = [.. section.In(report)];
            if (blocks.Length == 0)
            {
                continue;
            }

            if (section.IsFolded != isFolded)
            {
                fold(isFolded = section.IsFolded);
            }

            draw(blocks);
        }

        if (isFolded)
        {
            fold(false);
        }
    }

    /// <summary>The blocks of one kind of report.</summary>
    public IEnumerable<Block> In(Detail report) => Blocks.Where(block => block.Detail.IsIn(report));
}

/// <summary>The table of contents, made from the headings that have an anchor, down to the fourth level.</summary>
public static class Contents
{
    private const int Deepest = 4;

    /// <summary>The contents of the full report.</summary>
    public static Section List(IEnumerable<Section> sections)
    {
        ArgumentNullException.ThrowIfNull(sections);
        var headings = sections.SelectMany(section => section.In(Detail.Full))
            .OfType<Heading>()
            .Where(heading => heading.Level is > 1 and <= Deepest);
        return new(
            new Heading(2, "Contents") { Detail = Detail.Full },
            new List(ListForm.Bullets, Items([.. headings], 2)) { Detail = Detail.Full });
    }

    private static List<ListItem> Items(IReadOnlyList<Heading> headings, int level)
    {
        var items = new List<ListItem>();
        for (var i = 0; i < headings.Count; i++)
        {
            var below = headings.Skip(i + 1).TakeWhile(heading => heading.Level > level).ToList();
            if (headings[i].Level == level && Item(headings[i], below) is { } item)
            {
                items.Add(item);
            }
        }

        return items;
    }

    // The lowest level stands in the line of its parent: a report has hundreds of tables.
    private static ListItem? Item(Heading heading, IReadOnlyList<Heading> below)
    {
        var name = new Span(heading.Text) { Anchor = heading.Anchor };
        if (heading.Level < Deepest - 1)
        {
            var items = Items(below, heading.Level + 1);
            return heading.Anchor is null && items.Count == 0 ? null : new(null, new Inline(name)) { Items = items };
        }

        var links = below.Where(table => table.Anchor is not null)
            .SelectMany((table, i) => new[] { new Span(i == 0 ? ": " : ", "), new Span(table.Text) { Anchor = table.Anchor } }).ToList();
        return heading.Anchor is null && links.Count == 0 ? null : new(null, new Inline([name, .. links]));
    }
}
