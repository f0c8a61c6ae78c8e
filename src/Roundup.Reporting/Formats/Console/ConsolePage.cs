using Roundup.Reporting.Text;
using Roundup.Results.Texts;
using Spectre.Console;

namespace Roundup.Reporting.Formats.Console;

// Lines on a console. All colour goes through Spectre, so that a pipe gets plain text. Lines are broken here and not by Spectre, since
// notes hang under their mark and a piped report must not carry blanks at the ends of its lines.
internal sealed class ConsolePage : IDisposable
{
    // Lines of text are not longer, however wide the terminal is: the eye loses the next line.
    private const int LongestLine = 100;

    private const int Narrowest = 40;

    private readonly IAnsiConsole _console;
    private readonly int _widthBefore;
    private readonly ColorSystem _colorsBefore;
    private readonly bool _ansiBefore;

    // Takes a console over until disposed. A pipe has no width: Spectre says 80, the report takes 100, or COLUMNS.
    // noColor: the value of NO_COLOR (https://no-color.org): set and not empty means no colour, also on a console that was made without
    // asking. columns: the value of COLUMNS, the width of what reads a pipe; null or no number: 100.
    public ConsolePage(IAnsiConsole console, string? noColor, string? columns)
    {
        _console = console;
        _widthBefore = console.Profile.Width;
        _colorsBefore = console.Profile.Capabilities.ColorSystem;
        _ansiBefore = console.Profile.Capabilities.Ansi;
        var width = console.Profile.Out.IsTerminal ? console.Profile.Width
            : int.TryParse(columns, NumberStyles.None, CultureInfo.InvariantCulture, out var asked) ? asked
            : LongestLine;
        Width = Math.Max(Narrowest, width);
        console.Profile.Width = Width;

        // Spectre decides by TERM alone and would write escape codes into a pipe.
        console.Profile.Capabilities.Ansi &= console.Profile.Out.IsTerminal;
        if (!string.IsNullOrEmpty(noColor) || !console.Profile.Out.IsTerminal)
        {
            console.Profile.Capabilities.ColorSystem = ColorSystem.NoColors;
        }
    }

    public int Width { get; }

    public void Gap() => _console.WriteLine();

    public void Title(string text) =>
        Line((text, ConsoleStyles.Title), (" " + Rule(Math.Min(Width, LongestLine) - TextWidth.Measure(text) - 1), ConsoleStyles.Faint));

    public string Rule(int width) => new(_console.Profile.Capabilities.Unicode ? '─' : '-', Math.Max(0, width));

    // Not longer than Width; blanks at its end are left out.
    public void Line(params (string Text, Style Style)[] parts)
    {
        var last = Array.FindLastIndex(parts, p => !string.IsNullOrWhiteSpace(p.Text));
        var paragraph = new Paragraph();
        for (var i = 0; i <= last; i++)
        {
            paragraph.Append(i == last ? parts[i].Text.TrimEnd() : parts[i].Text, parts[i].Style);
        }

        _console.Write(paragraph);
        _console.WriteLine();
    }

    // Lines as they are, however long: they can be copied.
    public void Verbatim(string text) => _console.Profile.Out.Writer.WriteLine(Visible.Lines(text));

    public void Note(string label, Style labelStyle, string text, Style style, int indent)
    {
        // A label that is too long is still apart from its text.
        var first = indent == 0 ? label : label.PadRight(indent - 1) + " ";
        foreach (var line in TextWidth.Wrap(Visible.Line(text), Math.Min(Width, LongestLine) - indent))
        {
            Line((first, labelStyle), (line, style));
            first = new string(' ', indent);
        }
    }

    public void Dispose()
    {
        _console.Profile.Width = _widthBefore;
        _console.Profile.Capabilities.ColorSystem = _colorsBefore;
        _console.Profile.Capabilities.Ansi = _ansiBefore;
    }
}
