using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Results.Texts;
using Spectre.Console;
using Paragraph = Roundup.Reporting.Blocks.Paragraph;
using Table = Roundup.Reporting.Tables.Table;

namespace Roundup.Reporting.Formats.Console;

// Draws the short report. On a terminal it keeps to the terminal's width, in a pipe or a file to 100 columns of plain text, or to those of
// COLUMNS. NO_COLOR is respected. A heading whose blocks are all left out is left out too.
internal sealed class ConsoleFormat : IReportFormat
{
    public string Name => "console";

    public string Extension => ".txt";

    public FormatKind Kind => FormatKind.Console;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        Write(sections, output, Environment.GetEnvironmentVariable("NO_COLOR"), Environment.GetEnvironmentVariable("COLUMNS"));
    }

    internal static void Write(IReadOnlyList<Section> sections, ReportOutput output, string? noColor, string? columns)
    {
        var console = output.Console ?? AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(output.Text),
        });
        using var page = new ConsolePage(console, noColor, columns);
        var drawing = new Drawing(page, output.IsVerbose);
        foreach (var section in sections.OrderBy(section => section.BriefOrder))
        {
            drawing.Draw(section);
        }
    }

    private sealed class Drawing(ConsolePage page, bool isVerbose)
    {
        private const Detail Report = Detail.Brief;
        private const int NoteIndent = 2;

        private readonly HashSet<string> _columnsShown = [];
        private readonly HashSet<string> _columnsLeft = [];
        private readonly List<Heading> _waiting = [];
        private bool _isEmpty = true;
        private bool _startsSection;

        public void Draw(Section section)
        {
            _startsSection = true;
            foreach (var block in section.In(Report))
            {
                Draw(block);
            }

            _waiting.Clear();
        }

        private void Draw(Block block)
        {
            switch (block)
            {
                case Heading heading:
                    _waiting.RemoveAll(other => other.Level >= heading.Level);
                    _waiting.Add(heading);
                    break;
                case Paragraph paragraph:
                    Draw(paragraph);
                    break;
                case Verbatim verbatim:
                    Begin();
                    page.Verbatim(verbatim.Text);
                    break;
                case Chart:
                    break;
                case List list:
                    Draw(list);
                    break;
                case Table table when table.AsList() is { } list:
                    Draw(list);
                    break;
                case Table table:
                    Draw(table);
                    break;
                default:
                    throw new ArgumentException($"A {block.GetType().Name} has no form on the console: give it one here.", nameof(block));
            }
        }

        private void Draw(Paragraph paragraph)
        {
            Begin();
            var style = ConsoleStyles.Choose(paragraph.Tone);
            page.Note("", style, paragraph.Text.Plain(Report), style, paragraph.Tone == Tone.Note ? NoteIndent : 0);
        }

        private void Draw(List list)
        {
            var all = list.Items
                .Where(item => item.Detail.IsIn(Report) && (item.Explains is null || _columnsShown.Contains(item.Explains)))
                .ToList();
            var items = all.FindAll(item => !item.IsLeftToDocuments);
            if (items.Count == 0)
            {
                return;
            }

            Begin();
            var (indent, before) = list.Form switch
            {
                ListForm.Facts => (FactIndent(items), ""),
                ListForm.Signs => (6, "  "),
                _ => (2, ""),
            };
            foreach (var item in items)
            {
                var label = item.Label is null ? "-" : before + Visible.InLine(item.Label);
                var labelStyle = item.Label is null ? Style.Plain : ConsoleStyles.Choose(item.LabelTone);
                if (label.Length >= indent)
                {
                    page.Line([(label, labelStyle)]);
                    label = "";
                }

                page.Note(label, labelStyle, item.Text.Plain(Report), ConsoleStyles.Choose(item.Tone), indent);
                if (item.Note is not null)
                {
                    page.Note("", ConsoleStyles.Faint, item.Note, ConsoleStyles.Faint, indent);
                }

                if (item.Command is not null)
                {
                    page.Verbatim(new string(' ', indent) + item.Command);
                }

                foreach (var frame in isVerbose ? item.Frames : [])
                {
                    page.Note("", ConsoleStyles.Faint, $"at {frame}", ConsoleStyles.Faint, indent + NoteIndent);
                }
            }

            if (items.Count < all.Count)
            {
                page.Note("Columns", ConsoleStyles.Faint, "report.md explains them.", ConsoleStyles.Faint, indent);
            }
        }

        // The width of the labels: alike in most lists, wider where a label needs more.
        private static int FactIndent(IEnumerable<ListItem> items) =>
            Math.Clamp(items.Max(item => (item.Label?.Length ?? 0) + 1), 15, 24);

        private void Draw(Table table)
        {
            var grid = table.Grid(Report);
            if (grid.Rows.Count == 0)
            {
                return;
            }

            Begin();
            var fitted = FittedTable.Of(grid, page.Width);
            if (table.HasLongTexts || !fitted.Fits)
            {
                WrappedTable.Draw(grid, page);
                return;
            }

            _columnsShown.UnionWith(fitted.Columns.Concat(fitted.Below).Select(column => column.Name));
            page.Line([.. fitted.Headings.Select(text => (text, ConsoleStyles.Heading))]);
            foreach (var (texts, kind, notes) in fitted.Rows)
            {
                page.Line([.. texts.Select((text, i) => (text, ConsoleStyles.Choose(fitted.Columns[i], kind)))]);
                foreach (var note in notes)
                {
                    page.Note("", Style.Plain, note, Style.Plain, NoteIndent);
                }
            }

            // Once for each column: a report has many tables.
            string[] left = [.. fitted.Left.Select(column => column.Heading).Where(_columnsLeft.Add)];
            if (left.Length > 0)
            {
                var text = $"Left out at {page.Width} columns (in a pipe, COLUMNS=160 makes it wider): {string.Join(", ", left)}.";
                page.Note("", ConsoleStyles.Faint, text, ConsoleStyles.Faint, NoteIndent);
            }
        }

        private void Begin()
        {
            var titles = _waiting.Where(heading => heading.Level <= 2).ToList();
            if (!_isEmpty && (_startsSection || titles.Count > 0))
            {
                page.Gap();
            }

            foreach (var heading in _waiting)
            {
                if (heading.Level <= 2)
                {
                    page.Title(Visible.Line(heading.Text));
                }
                else
                {
                    page.Note("", ConsoleStyles.Heading, heading.Text, ConsoleStyles.Heading, 0);
                }
            }

            _waiting.Clear();
            (_isEmpty, _startsSection) = (false, false);
        }
    }
}
