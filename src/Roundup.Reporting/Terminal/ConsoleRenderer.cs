using Roundup.Reporting.Blocks;
using Roundup.Results.Texts;
using Spectre.Console;
using Paragraph = Roundup.Reporting.Blocks.Paragraph;
using Table = Roundup.Reporting.Tables.Table;

namespace Roundup.Reporting.Terminal;

/// <summary>
/// Draws the short report on a console. On a terminal it keeps to the terminal's width, in a pipe to 100 columns of plain text. NO_COLOR is
/// respected. A heading stands above something: where all that follows it is left out, so is the heading.
/// </summary>
public sealed class ConsoleRenderer
{
    private const Detail Report = Detail.Brief;
    private const int NoteIndent = 2;

    private readonly Page _page;
    private readonly bool _isVerbose;
    private readonly HashSet<string> _columnsShown = [];
    private readonly List<Heading> _waiting = [];
    private bool _isEmpty = true;
    private bool _startsSection;

    private ConsoleRenderer(Page page, bool isVerbose) => (_page, _isVerbose) = (page, isVerbose);

    /// <summary>Writes the short report.</summary>
    /// <param name="sections">The sections.</param>
    /// <param name="console">Where.</param>
    /// <param name="verbose">Whether the <see cref="ListItem.Frames"/> are shown.</param>
    public static void Write(IEnumerable<Section> sections, IAnsiConsole console, bool verbose = false) =>
        Write(sections, console, Environment.GetEnvironmentVariable("NO_COLOR"), verbose);

    /// <summary>The same with the value of NO_COLOR given.</summary>
    internal static void Write(IEnumerable<Section> sections, IAnsiConsole console, string? noColor, bool verbose = false)
    {
        ArgumentNullException.ThrowIfNull(sections);
        using var page = new Page(console, noColor);
        var renderer = new ConsoleRenderer(page, verbose);
        foreach (var section in sections.OrderBy(section => section.BriefOrder))
        {
            renderer.Draw(section);
        }
    }

    private void Draw(Section section)
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
            case Picture:
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
        var style = Styles.Of(paragraph.Tone);
        _page.Note("", style, paragraph.Text.Plain(Report), style, paragraph.Tone == Tone.Note ? NoteIndent : 0);
    }

    private void Draw(List list)
    {
        var items = list.Items.Where(item => item.Detail.IsIn(Report) && (item.Explains is null || _columnsShown.Contains(item.Explains)))
            .ToList();
        if (items.Count == 0)
        {
            return;
        }

        Begin();
        var (indent, before) = list.Form switch { ListForm.Facts => (15, ""), ListForm.Signs => (6, "  "), _ => (2, "") };
        foreach (var item in items)
        {
            var label = item.Label is null ? "-" : before + Visible.InLine(item.Label);
            var labelStyle = item.Label is null ? Styles.Plain : Styles.Of(item.LabelTone);
            _page.Note(label, labelStyle, item.Text.Plain(Report), Styles.Of(item.Tone), indent);
            if (item.Note is not null)
            {
                _page.Note("", Styles.Faint, item.Note, Styles.Faint, indent);
            }

            foreach (var frame in _isVerbose ? item.Frames : [])
            {
                _page.Note("", Styles.Faint, $"at {frame}", Styles.Faint, indent + NoteIndent);
            }
        }
    }

    private void Draw(Table table)
    {
        var grid = table.Grid(Report);
        if (grid.Rows.Count == 0)
        {
            return;
        }

        Begin();
        var fitted = FittedGrid.Of(grid, _page.Width);
        _columnsShown.UnionWith(fitted.Columns.Select(column => column.Name));
        _page.Line([.. fitted.Headings.Select(text => (text, Styles.Heading))]);
        foreach (var (texts, kind) in fitted.Rows)
        {
            _page.Line([.. texts.Select((text, i) => (text, Styles.Of(fitted.Columns[i], kind)))]);
        }
    }

    /// <summary>
    /// What stands before something drawn: an empty line between sections and before titles, then the headings that wait.
    /// </summary>
    private void Begin()
    {
        var titles = _waiting.Where(heading => heading.Level <= 2).ToList();
        if (!_isEmpty && (_startsSection || titles.Count > 0))
        {
            _page.Gap();
        }

        foreach (var heading in _waiting)
        {
            if (heading.Level <= 2)
            {
                _page.Title(Visible.Line(heading.Text));
            }
            else
            {
                _page.Note("", Styles.Heading, heading.Text, Styles.Heading, 0);
            }
        }

        _waiting.Clear();
        (_isEmpty, _startsSection) = (false, false);
    }
}
