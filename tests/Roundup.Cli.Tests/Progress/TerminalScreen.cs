using System.Globalization;
using Spectre.Console;

namespace Roundup.Cli.Tests.Progress;

/// <summary>A terminal in memory: what is written, with its escape codes, becomes the lines that a user sees.</summary>
internal sealed partial class TerminalScreen
{
    private readonly StringBuilder output = new();
    private readonly List<StringBuilder> lines = [new()];
    private readonly int width;
    private int row;
    private int column;

    public TerminalScreen(int width)
    {
        this.width = width;
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.Yes,
            Interactive = InteractionSupport.Yes,
            ColorSystem = ColorSystemSupport.TrueColor,
            Out = new AnsiConsoleOutput(new StringWriter(output)),
        });
        console.Profile.Width = width;
        console.Profile.Capabilities.Unicode = true;
        Terminal = new Terminal(console, IsLive: true);
    }

    public Terminal Terminal { get; }

    public bool IsCursorVisible { get; private set; } = true;

    /// <summary>The lines that are not empty, after everything written so far.</summary>
    public IReadOnlyList<string> Read()
    {
        var text = output.ToString();
        output.Clear();
        foreach (Match token in Token().Matches(text))
        {
            Apply(token);
        }

        return [.. lines.Select(line => line.ToString().TrimEnd()).Where(line => line.Length > 0)];
    }

    private void Apply(Match token)
    {
        var count = int.TryParse(token.Groups["count"].Value, CultureInfo.InvariantCulture, out var given) ? given : 1;
        switch (token.Groups["code"].Value)
        {
            case "A":
                row = Math.Max(0, row - count);
                break;
            case "K":
                lines[row].Clear();
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
                column = 0;
                break;
            case '\n':
                NewLine();
                break;
            default:
                if (column == width)
                {
                    NewLine();
                }

                lines[row].Append(' ', Math.Max(0, column + 1 - lines[row].Length))[column++] = character;
                break;
        }
    }

    private void NewLine()
    {
        (row, column) = (row + 1, 0);
        if (row == lines.Count)
        {
            lines.Add(new());
        }
    }

    [GeneratedRegex("\u001b\\[\\??(?<count>[0-9]*)(;[0-9]+)*(?<code>[A-Za-z])|[\\s\\S]")]
    private static partial Regex Token();
}
