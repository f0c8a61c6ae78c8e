using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Markdown;

/// <summary>Draws blocks as GitHub's Markdown. Everything that is text is escaped here.</summary>
public static class MarkdownRenderer
{
    private const Detail Report = Detail.Full;

    /// <summary>Writes the full report.</summary>
    public static void Write(IEnumerable<Section> sections, TextWriter output)
    {
        ArgumentNullException.ThrowIfNull(sections);
        var writer = new MarkdownWriter(output);
        foreach (var block in sections.SelectMany(section => section.In(Report)))
        {
            Draw(block, writer);
        }
    }

    private static void Draw(Block block, MarkdownWriter writer)
    {
        switch (block)
        {
            case Heading heading:
                writer.Heading(heading.Level, heading.Text, heading.Anchor);
                break;
            case Paragraph paragraph:
                writer.Paragraph(CellOf(paragraph.Text));
                break;
            case Picture picture:
                writer.Line($"![{MarkdownText.Escape(picture.Title)}]({picture.FileName})");
                writer.Line();
                break;
            case List list:
                Draw(list, writer);
                break;
            case Table table:
                Draw(table, writer);
                break;
            default:
                throw new ArgumentException($"A {block.GetType().Name} has no form in Markdown: give it one here.", nameof(block));
        }
    }

    private static void Draw(List list, MarkdownWriter writer)
    {
        var items = list.Items.Where(item => item.Detail.IsIn(Report)).ToList();
        if (list.Form == ListForm.Facts)
        {
            writer.Table([list.Headings.Label, list.Headings.Text], items.Select(item => new[] { item.Label, CellOf(item.Text) }));
            return;
        }

        Bullets(items, "", writer);
        writer.Line();
    }

    private static void Bullets(IEnumerable<ListItem> items, string indent, MarkdownWriter writer)
    {
        foreach (var item in items)
        {
            var label = item.Label is null || item.LabelTone == Tone.Warning ? "" : MarkdownText.Escape(item.Label) + ": ";
            writer.Line($"{indent}- {MarkdownText.EscapeStart(label + CellOf(item.Text).Markdown)}");
            Bullets(item.Items, indent + "  ", writer);
        }
    }

    private static void Draw(Table table, MarkdownWriter writer)
    {
        var grid = table.Grid(Report);
        Cell[] headings = [.. grid.Columns.Select(column => (Cell)column.Heading)];
        var rows = grid.Rows.Select(row =>
            row.Cells.Select((cell, i) => CellOf(IsStrong(row, grid.Columns[i]) ? cell.AsStrong() : cell)).ToList());
        if (table.HasLongTexts)
        {
            writer.PlainTable(headings, rows);
        }
        else
        {
            writer.Table(headings, rows, right: i => grid.Columns[i].IsNumeric);
        }
    }

    private static bool IsStrong(GridRow row, Column column) => column.Role == ColumnRole.Name && row.Kind.HasFlag(RowKind.Baseline);

    private static Cell CellOf(Inline text) => new(string.Concat(text.Spans.Where(span => span.Detail.IsIn(Report)).Select(Markup)).Trim());

    private static string Markup(Span span)
    {
        var text = span.IsAddress ? MarkdownText.Link(span.Text)
            : span.IsCode ? MarkdownText.Code(span.Text)
            : MarkdownText.EscapeInLine(span.Text);
        text = span.Anchor is null ? text : $"[{text}](#{span.Anchor})";
        return span.IsStrong && text.Length > 0 ? $"**{text}**" : text;
    }
}
