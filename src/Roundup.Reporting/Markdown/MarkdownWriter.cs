namespace Roundup.Reporting.Markdown;

/// <summary>One cell of a table. A plain string is escaped; what is Markdown already says so.</summary>
/// <param name="Markdown">The Markdown.</param>
internal readonly record struct Cell(string Markdown)
{
    /// <summary>Text, which is escaped.</summary>
    public static implicit operator Cell(string? text) => new(MarkdownText.Escape(text));
}

/// <summary>
/// The few elements of Markdown that the report is made of. Everything given as a plain string is escaped here, in one place.
/// </summary>
internal sealed class MarkdownWriter(TextWriter output)
{
    /// <summary>A longer cell stands out of its column: it must not make every other line as long.</summary>
    private const int WidestPadding = 1000;

    /// <summary>A heading with a fixed anchor: those that a viewer makes from the text differ between viewers.</summary>
    public void Heading(int level, string text, string? anchor = null)
    {
        if (anchor is not null)
        {
            Line($"<a id=\"{anchor}\"></a>");
            Line();
        }

        Line($"{new string('#', level)} {MarkdownText.Escape(text)}");
        Line();
    }

    /// <summary>A paragraph of text.</summary>
    public void Paragraph(Cell text)
    {
        Line(MarkdownText.EscapeStart(text.Markdown));
        Line();
    }

    /// <summary>A list of texts.</summary>
    public void Bullets(IEnumerable<Cell> items)
    {
        foreach (var item in items)
        {
            Line($"- {MarkdownText.EscapeStart(item.Markdown)}");
        }

        Line();
    }

    /// <summary>A table, its columns padded so that the source is readable too.</summary>
    /// <param name="headings">The headings.</param>
    /// <param name="rows">The rows, each with as many cells as there are headings.</param>
    /// <param name="right">Which columns stand at the right; none where left out.</param>
    public void Table(IReadOnlyList<Cell> headings, IEnumerable<IReadOnlyList<Cell>> rows, Func<int, bool>? right = null)
    {
        var all = rows.Prepend(headings).ToList();
        var widths = headings.Select((_, i) => Math.Clamp(all.Max(r => r[i].Markdown.Length), 3, WidestPadding)).ToList();
        bool Right(int i) => right?.Invoke(i) ?? false;
        string Padded(Cell cell, int i) => Right(i) ? cell.Markdown.PadLeft(widths[i]) : cell.Markdown.PadRight(widths[i]);
        for (var r = 0; r < all.Count; r++)
        {
            Line($"| {string.Join(" | ", all[r].Select(Padded))} |");
            if (r == 0)
            {
                Line($"|{string.Join('|', widths.Select((w, i) => Right(i) ? new string('-', w + 1) + ":" : new string('-', w + 2)))}|");
            }
        }

        Line();
    }

    /// <summary>A table whose cells hold long text: not padded, since that would make every line as long as the longest.</summary>
    public void PlainTable(IReadOnlyList<Cell> headings, IEnumerable<IReadOnlyList<Cell>> rows)
    {
        Line($"| {string.Join(" | ", headings.Select(cell => cell.Markdown))} |");
        Line($"|{string.Concat(Enumerable.Repeat("---|", headings.Count))}");
        foreach (var row in rows)
        {
            Line($"| {string.Join(" | ", row.Select(cell => cell.Markdown))} |");
        }

        Line();
    }

    /// <summary>A line of Markdown as it is.</summary>
    public void Line(string markdown = "")
    {
        output.Write(markdown);
        output.Write('\n');
    }
}
