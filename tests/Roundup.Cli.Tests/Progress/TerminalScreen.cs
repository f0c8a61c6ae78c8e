using System.Globalization;
using Spectre.Console;

namespace Roundup.Cli.Tests.Progress;

/// <summary>A terminal in memory: what is written, with its escape codes, becomes the lines that a user sees.</summary>
internal sealed partial class TerminalScreen
{
    private readonly StringBuilder _output = new();
    private readonly TextWriter _writer;
    private readonly List<StringBuilder> _lines = [new()];
    private readonly int _width;
    private int _row;
    private int _column;

    public TerminalScreen(int _width)
    {
        this._width = _width;

        // The display writes on a thread of its own while a test reads.
        _writer = TextWriter.Synchronized(new StringWriter(_output));
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.Yes,
            Interactive = InteractionSupport.Yes,
            ColorSystem = ColorSystemSupport.TrueColor,
            Out = new AnsiConsoleOutput(_writer),
        });
        console.Profile.Width = _width;
        console.Profile.Capabilities.Unicode = true;
        Terminal = new Terminal(console, IsLive: true);
    }

    public Terminal Terminal { get; }

    public bool IsCursorVisible { get; private set; } = true;

    /// <summary>The lines that are not empty, after everything written so far.</summary>
    public IReadOnlyList<string> Read() => [.. ReadAll().Where(line => line.Length > 0)];

    /// <summary>All lines down to the cursor.</summary>
    public IReadOnlyList<string> ReadAll()
    {
        string text;
        lock (_writer)
        {
            text = _output.ToString();
            _output.Clear();
        }

        foreach (Match token in Token().Matches(text))
        {
            Apply(token);
        }

        return [.. _lines.Take(_row + 1).Select(line => line.ToString().TrimEnd())];
    }

    private void Apply(Match token)
    {
        var count = int.TryParse(token.Groups["count"].Value, CultureInfo.InvariantCulture, out var given) ? given : 1;
        switch (token.Groups["code"].Value)
        {
            case "A":
                _row = Math.Max(0, _row - count);
                break;
            case "K":
                _lines[_row].Clear();
                break;
            case "J":
                _column.ShouldBe(0, "only whole lines are erased");
                _lines.Skip(_row).ToList().ForEach(line => line.Clear());
                break;
            case "h" or "l":
                IsCursorVisible = token.Groups["code"].Value == "h";
                break;
            case "m":
                break;
            case "":
                Write(token.Value[0]);
                break;
            default:
                throw new NotSupportedException($"The escape code {token.Value[1..]} is not known here.");
        }
    }

    private void Write(char character)
    {
        switch (character)
        {
            case '\r':
                _column = 0;
                break;
            case '\n':
                NewLine();
                break;
            default:
                if (_column == _width)
                {
                    NewLine();
                }

                _lines[_row].Append(' ', Math.Max(0, _column + 1 - _lines[_row].Length))[_column++] = character;
                break;
        }
    }

    private void NewLine()
    {
        (_row, _column) = (_row + 1, 0);
        if (_row == _lines.Count)
        {
            _lines.Add(new());
        }
    }

    [GeneratedRegex("\u001b\\[\\??(?<count>[0-9]*)(;[0-9]+)*(?<code>[A-Za-z])|[\\s\\S]")]
    private static partial Regex Token();
}
