using System.Text.RegularExpressions;
using Roundup.Reporting;
using Spectre.Console;

namespace Roundup.Tests.Support;

/// <summary>Reports as strings.</summary>
internal static class Render
{
    public static string Report(string fileName, AnalysedRun run) => Written(SpeedReport.Create(run), fileName);

    /// <summary>All that a page has, as Markdown: easier to read than HTML.</summary>
    public static string Full(AnalysedRun run) => Full(SpeedReport.Create(run));

    /// <summary>The same of any report.</summary>
    public static string Full(Report report) => In(ReportFormats.Markdown, report);

    /// <summary>One file of a report.</summary>
    public static string Written(Report report, string fileName)
    {
        var output = new StringWriter();
        report.FilesIn(ReportFormats.All).Single(file => file.Name == fileName).Write(output);
        return output.ToString();
    }

    /// <summary>
    /// The Markdown of a report with what the rich run's report does not have: of the sections that each report has, the lines that differ.
    /// </summary>
    public static string OwnMarkdown(Report report)
    {
        const string Common = "(?ms)^## (Contents|Machine and targets|Outcomes|Serializers|Compressors|Datasets|Legend)\n.*?(?=^## |\\z)";
        static string Words(string line) => Regex.Replace(line, "[ -]+", " ");
        var rich = Full(SampleRun.Rich()).Split('\n').Select(Words).ToHashSet();
        return Regex.Replace(Full(report), Common, section => string.Concat(
            section.Value.Split('\n').Where((line, place) => place == 0 || !rich.Contains(Words(line))).Select(line => line + "\n")));
    }

    /// <summary>The sections of a report in a format.</summary>
    public static string In(IReportFormat format, Report report)
    {
        var output = new StringWriter();
        format.Write(report.Sections, new ReportOutput(output));
        return output.ToString();
    }

    /// <summary>What a pipe gets.</summary>
    public static string Piped(AnalysedRun run) => Piped(SpeedReport.Create(run));

    /// <summary>What a pipe gets of any report.</summary>
    public static string Piped(Report report, bool verbose = false)
    {
        var output = new StringWriter { NewLine = "\n" };
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(output), Ansi = AnsiSupport.Detect });
        ConsoleFormat.Write(report.Sections, new ReportOutput(output) { Console = console, IsVerbose = verbose }, null, null);
        return output.ToString().ReplaceLineEndings("\n");
    }

    /// <summary>What a terminal of a width gets, with escape codes.</summary>
    public static string Terminal(AnalysedRun run, int width, string? noColor = null) =>
        Terminal(SpeedReport.Create(run), width, noColor);

    /// <summary>The same of any report.</summary>
    public static string Terminal(Report report, int width, string? noColor = null)
    {
        var output = new StringWriter();
        var settings = new AnsiConsoleSettings
        {
            Out = new FakeTerminal(output, width),
            Ansi = AnsiSupport.Yes,
            ColorSystem = ColorSystemSupport.Standard,
        };
        ConsoleFormat.Write(report.Sections, new ReportOutput(output) { Console = AnsiConsole.Create(settings) }, noColor, null);
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
