using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Formats.Markdown;

// All text is escaped here.
internal sealed class MarkdownFormat : IReportFormat
{
    public string Name => "markdown";

    public string Extension => ".md";

    public FormatKind Kind => FormatKind.Document;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        var drawing = new Drawing(output.Text, output.Detail);
        Section.Draw(sections, output.Detail, drawing.Draw, drawing.Fold);
    }

    private sealed class Drawing(TextWriter output, Detail report)
    {
        // A longer cell stands out of its column: it must not make every other line as long.
        private const int WidestPadding = 1000;

        public void Fold(bool begins)
        {
            Line(begins ? "<details>" : "</details>");
            if (begins)
            {
                Line($"<summary>{Section.FoldTitle}</summary>");
            }

            Line();
        }

        public void Draw(IReadOnlyList<Block> blocks)
        {
            foreach (var block in blocks)
            {
                Draw(block);
            }
        }

        private void Draw(Block block)
        {
            switch (block)
            {
                case Heading heading:
                    Draw(heading);
                    break;
                case Paragraph paragraph:
                    Line(MarkdownText.EscapeStart(Markup(paragraph.Text)));
                    break;
                case Verbatim verbatim:
                    Line(MarkdownText.Fenced(verbatim.Text));
                    break;
                case Chart when report == Detail.Brief:
                    return;
                case Chart chart:
                    Line($"![{MarkdownText.Escape(chart.Title)}]({chart.FileName})");
                    break;
                case List { Form: ListForm.Facts } facts:
                    Draw(
                        [MarkdownText.Escape(facts.Headings.Label), MarkdownText.Escape(facts.Headings.Text)],
                        Shown(facts.Items).Select(item => new[] { MarkdownText.Escape(item.Label), Markup(item.WithCommand) }),
                        _ => false,
                        isPadded: true);
                    break;
                case List list:
                    Draw(list.Items, "", list.Form == ListForm.Signs);
                    break;
                case Table table:
                    Draw(table);
                    break;
                case RunData:
                    // For the scripts of a page.
                    return;
                default:
                    throw new ArgumentException($"A {block.GetType().Name} has no form in Markdown: give it one here.", nameof(block));
            }

            Line();
        }

        private IEnumerable<ListItem> Shown(IEnumerable<ListItem> items) => items.Where(item => item.Detail.IsIn(report));

        // A heading with a fixed anchor: those that a viewer makes from the text differ between viewers.
        private void Draw(Heading heading)
        {
            if (heading.Anchor is not null)
            {
                Line($"<a id=\"{heading.Anchor}\"></a>");
                Line();
            }

            Line($"{new string('#', heading.Level)} {MarkdownText.Escape(heading.Text)}");
        }

        private void Draw(IEnumerable<ListItem> items, string indent, bool areSigns = false)
        {
            foreach (var item in Shown(items))
            {
                var isShown = item.Label is not null && (areSigns || item.LabelTone != Tone.Warning);
                var label = isShown ? MarkdownText.Escape(item.Label) + ": " : "";
                Line($"{indent}- {MarkdownText.EscapeStart(label + Markup(item.Text))}");
                Draw(item.Items, indent + "  ");
            }
        }

        private void Draw(Table table)
        {
            var grid = table.Grid(report);
            string[] headings = [.. grid.Columns.Select(column => MarkdownText.Escape(column.Heading))];
            var rows = grid.Rows.Select(row =>
                row.Cells.Select((cell, i) => Markup(IsStrong(row, grid.Columns[i]) ? cell.Text.AsStrong() : cell.Text)).ToArray());
            Draw(headings, rows, i => grid.Columns[i].IsNumeric, isPadded: !table.HasLongTexts);
        }

        // Padded, the source is readable too; long texts would make every line as long as the longest.
        private void Draw(string[] headings, IEnumerable<string[]> rows, Func<int, bool> isRight, bool isPadded)
        {
            var all = rows.Prepend(headings).ToList();
            var widths = headings
                .Select((_, i) => isPadded ? Math.Clamp(all.Max(row => row[i].Length), 3, WidestPadding) : 0).ToList();
            bool Right(int i) => isPadded && isRight(i);
            string Padded(string cell, int i) => Right(i) ? cell.PadLeft(widths[i]) : cell.PadRight(widths[i]);
            for (var r = 0; r < all.Count; r++)
            {
                Line($"| {string.Join(" | ", all[r].Select(Padded))} |");
                if (r == 0)
                {
                    var rules = widths.Select((w, i) => Right(i) ? new string('-', w + 1) + ":" : new string('-', Math.Max(3, w + 2)));
                    Line($"|{string.Join('|', rules)}|");
                }
            }
        }

        private static bool IsStrong(GridRow row, Column column) =>
            column.Role == ColumnRole.Name && row.Kind.HasFlag(RowKind.Baseline);

        private string Markup(Inline text) =>
            string.Concat(text.Spans.Where(span => span.Detail.IsIn(report)).Select(Markup)).Trim();

        private string Markup(Span span)
        {
            var text = span.IsCode ? MarkdownText.Code(span.Text) : MarkdownText.EscapeInLine(span.Text);

            // The short report lacks most sections that links lead to.
            text = span.Address is not null ? MarkdownText.Link(text, span.Text, span.Address)
                : span.Anchor is not null && report == Detail.Full ? $"[{text}](#{span.Anchor})"
                : text;
            return span.IsStrong && text.Length > 0 ? $"**{text}**" : text;
        }

        private void Line(string markdown = "")
        {
            output.Write(markdown);
            output.Write('\n');
        }
    }
}
