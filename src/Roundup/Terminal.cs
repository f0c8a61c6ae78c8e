using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Roundup.Results.Texts;
using Spectre.Console;

namespace Roundup.Cli;

internal sealed record Terminal(IAnsiConsole Console, bool IsLive)
{
    private const int PlainWidth = 100;

    public static Terminal Open() => Open(System.Console.Out, System.Console.IsOutputRedirected);

    // redirected: to a file or a pipe: never an escape code then, whatever the environment says.
    public static Terminal Open(TextWriter output, bool redirected)
    {
        var plainColours = redirected || Environment.GetEnvironmentVariable("NO_COLOR") is { Length: > 0 };
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = redirected ? AnsiSupport.No : AnsiSupport.Detect,
            ColorSystem = plainColours ? ColorSystemSupport.NoColors : ColorSystemSupport.Detect,
            Interactive = redirected ? InteractionSupport.No : InteractionSupport.Detect,
            Out = new AnsiConsoleOutput(output),
            Enrichment = new ProfileEnrichment { UseDefaultEnrichers = !redirected },
        });
        if (redirected || console.Profile.Width <= 0)
        {
            console.Profile.Width = PlainWidth;
        }

        return new Terminal(console, !redirected && console.Profile.Capabilities is { Ansi: true, Interactive: true });
    }

    // Ends the process at once, with a visible cursor: the live display hides it.
    public void Exit(int code)
    {
        if (IsLive)
        {
            Write("\u001b[?25h");
        }

        Environment.Exit(code);
    }

    public void Write(IReadOnlyList<Section> sections, IReportFormat format, bool isVerbose)
    {
        if (format.Kind == FormatKind.Console)
        {
            format.Write(sections, new ReportOutput(Console.Profile.Out.Writer) { Console = Console, IsVerbose = isVerbose });
            return;
        }

        using var text = new StringWriter { NewLine = "\n" };
        format.Write(sections, new ReportOutput(text));
        WriteLine(text.ToString().TrimEnd());
    }

    // Writes one or more lines, never wrapped, so that paths stay whole when copied. No text can steer the terminal.
    public void WriteLine(string text = "") => Write(Visible.Lines(text));

    private void Write(string line)
    {
        Console.Profile.Out.Writer.WriteLine(line);
        Console.Profile.Out.Writer.Flush();
    }
}
