using System.Net;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Formats.Svg;
using Roundup.Reporting.Tables;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Html;

internal sealed class HtmlDrawing(TextWriter output)
{
    public const Detail Report = Detail.Full;

    private int _tables;
    private string? _heading;

    public void Draw(IReadOnlyList<Section> sections) => Section.Draw(
        sections,
        Report,
        blocks =>
        {
            Line("<section>");
            Scope? about = null;
            foreach (var block in blocks)
            {
                if (block.About != about)
                {
                    Close(about);
                    about = block.About;
                    Open(about);
                }

                Draw(block);
            }

            Close(about);
            Line("</section>");
        },
        begins => Line(begins ? $"<details id=\"details\">\n<summary>{Section.FoldTitle}</summary>" : "</details>"));

    private void Open(Scope? about)
    {
        if (about is not null)
        {
            Line($"<div{Attributes(about)}>");
        }
    }

    private void Close(Scope? about)
    {
        if (about is not null)
        {
            Line("</div>");
        }
    }

    private static string Attributes(Scope about) =>
        Attribute("dataset", about.Dataset) + Attribute("shape", about.Shape) + Attribute("target", about.Target);

    private static string Attribute(string name, string? value) => value is null ? "" : $" data-{name}=\"{HtmlText.Escape(value)}\"";

    private void Draw(Block block)
    {
        switch (block)
        {
            case Heading heading:
                _heading = heading.Text;
                var id = heading.Anchor is null ? "" : $" id=\"{HtmlText.Escape(heading.Anchor)}\"";
                Line($"<h{heading.Level}{id}>{HtmlText.Escape(heading.Text)}</h{heading.Level}>");
                break;
            case Paragraph paragraph:
                Line($"<p{(paragraph.Tone == Tone.Plain ? "" : $" class=\"{Class(paragraph.Tone)}\"")}>{Markup(paragraph.Text)}</p>");
                break;
            case Verbatim verbatim:
                Line($"<pre tabindex=\"0\">{HtmlText.EscapeLines(verbatim.Text)}</pre>");
                break;
            case Chart chart:
                Line($"<figure tabindex=\"0\">{SvgFormat.Draw(chart, SvgLook.Page)}</figure>");
                break;
            case List { Form: ListForm.Facts } facts:
                Line("<dl>");
                foreach (var item in Shown(facts.Items))
                {
                    Line($"<dt>{HtmlText.Escape(item.Label)}</dt><dd>{Markup(item.WithCommand)}</dd>");
                }

                Line("</dl>");
                break;
            case List list:
                Draw(list.Items);
                break;
            case Table table:
                Draw(table);
                break;
            case RunData data:
                Line($"<script type=\"application/json\" id=\"data\">{HtmlData.Write(data)}</script>");
                break;
            default:
                throw new ArgumentException($"A {block.GetType().Name} has no form in HTML: give it one here.", nameof(block));
        }
    }

    private static IEnumerable<ListItem> Shown(IEnumerable<ListItem> items) => items.Where(item => item.Detail.IsIn(Report));

    private void Draw(IEnumerable<ListItem> items)
    {
        List<ListItem> shown = [.. Shown(items)];
        if (shown.Count == 0)
        {
            return;
        }

        Line("<ul>");
        foreach (var item in shown)
        {
            var label = item.Label is null || item.LabelTone == Tone.Warning ? "" : $"<b>{HtmlText.Escape(item.Label)}</b>: ";
            Line($"<li>{label}{Markup(item.Text)}");
            Draw(item.Items);
            Line("</li>");
        }

        Line("</ul>");
    }

    private void Draw(Table table)
    {
        var grid = table.Grid(Report);
        var name = HtmlText.Escape($"{_heading}, table {(++_tables).ToString(CultureInfo.InvariantCulture)}".TrimStart(',', ' '));
        Line($"<div class=\"scroll\" role=\"region\" aria-label=\"{name}\" tabindex=\"0\"><table id=\"t{_tables}\"><thead><tr>");
        foreach (var column in grid.Columns)
        {
            var meaning = column.Meaning.Length > 0 ? $" title=\"{HtmlText.Escape(column.Meaning)}\"" : "";
            var kind = Class(column);
            Line($"<th scope=\"col\"{kind}{meaning}>{HtmlText.Escape(column.Heading)}</th>");
        }

        Line("</tr></thead><tbody>");
        foreach (var row in grid.Rows)
        {
            var kind = row.Kind.HasFlag(RowKind.Baseline) ? " class=\"baseline\""
                : row.Kind.HasFlag(RowKind.Reference) ? " class=\"reference\""
                : row.Kind.HasFlag(RowKind.Best) ? " class=\"best\"" : "";

            // HTML ends cells and rows where the next ones begin: a tenth of a page.
            Line($"<tr{kind}>{string.Concat(row.Cells.Select((cell, i) => Cell(cell, grid.Columns[i])))}");
        }

        Line("</tbody></table></div>");
    }

    private static string Cell(Cell cell, Column column)
    {
        var text = Markup(cell.Text);
        var value = cell.Value is double or int or long
            ? $" data-v=\"{Convert.ToDouble(cell.Value, CultureInfo.InvariantCulture).ToString("G6", CultureInfo.InvariantCulture)}\""
            : "";
        var heat = column.IsHeat && cell.Value is double ratio ? $" {Palette.Heat(Palette.HeatStep(ratio))}" : "";
        var kind = Class(column, heat, hasValue: value.Length > 0);
        return column.Role == ColumnRole.Name ? $"<th scope=\"row\">{text}" : $"<td{kind}{value}>{text}";
    }

    // The classes of a cell: n for numbers, x for a column that is hidden at first. A plain cell with a value is drawn as a number without
    // a class: pages have tens of thousands of them.
    private static string Class(Column column, string heat = "", bool hasValue = false) =>
        (column.IsNumeric && !(hasValue && heat.Length == 0) ? "n" : "") + heat + (column.IsFurther ? " x" : "") is { Length: > 0 } all
            ? $" class=\"{all.Trim()}\""
            : "";

    private static string Markup(Inline text) => string.Concat(text.Spans.Where(span => span.Detail.IsIn(Report)).Select(Markup));

    private static string Markup(Span span)
    {
        var text = HtmlText.Escape(span.Text);
        text = span.IsCode ? $"<code>{text}</code>" : text;
        text = span.Anchor is not null ? $"<a href=\"#{HtmlText.Escape(span.Anchor)}\">{text}</a>"
            : Span.IsPage(span.Address) ? $"<a href=\"{HtmlText.Escape(span.Address)}\" rel=\"noopener noreferrer\">{text}</a>"
            : Span.IsFile(span.Address) ? $"<a href=\"{HtmlText.Escape(span.Address)}\">{text}</a>"
            : text;
        return span.IsStrong ? $"<b>{text}</b>" : text;
    }

    private static string Class(Tone tone) => tone switch
    {
        Tone.Warning => "warning",
        Tone.Bad => "bad",
        _ => "note",
    };

    private void Line(string html)
    {
        output.Write(html);
        output.Write('\n');
    }
}

internal static class HtmlText
{
    public static string Escape(string? text) => WebUtility.HtmlEncode(Visible.InLine(text));

    public static string EscapeLines(string? text) => WebUtility.HtmlEncode(Visible.Lines(text));
}
