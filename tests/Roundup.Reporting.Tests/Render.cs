using Roundup.Analysis.SteadyState;
using Spectre.Console;

namespace Roundup.Reporting.Tests;

/// <summary>Reports as strings.</summary>
internal static class Render
{
    public static string Report(string fileName, AnalysedRun run)
    {
        var output = new StringWriter();
        Reports.All.Single(r => r.FileName == fileName).Write(run, output);
        return output.ToString();
    }

    /// <summary>What a pipe gets.</summary>
    public static string Piped(AnalysedRun run)
    {
        var output = new StringWriter { NewLine = "\n" };
        ConsoleReport.Write(run, AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(output), Ansi = AnsiSupport.Detect }));
        return output.ToString().ReplaceLineEndings("\n");
    }

    /// <summary>What a terminal of a width gets, with escape codes.</summary>
    public static string Terminal(AnalysedRun run, int width, string? noColor = null)
    {
        var output = new StringWriter();
        ConsoleReport.Write(run, AnsiConsole.Create(new AnsiConsoleSettings { Out = new FakeTerminal(output, width), Ansi = AnsiSupport.Yes, ColorSystem = ColorSystemSupport.Standard }), noColor);
        return output.ToString().ReplaceLineEndings("\n");
    }

    private sealed class FakeTerminal(TextWriter writer, int width) : IAnsiConsoleOutput
    {
        public TextWriter Writer => writer;

        public bool IsTerminal => true;

        public int Width => width;

        public int Height => 40;

        public void SetEncoding(System.Text.Encoding encoding)
        {
        }
    }
}
