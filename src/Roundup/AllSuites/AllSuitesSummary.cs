using System.Globalization;
using System.Text;
using Roundup.Catalogue;
using Roundup.Cli.Running;
using Roundup.Results.Texts;

namespace Roundup.Cli.AllSuites;

/// <summary>How all suites ended, as lines for the console and as a file.</summary>
internal static class AllSuitesSummary
{
    private static readonly string[] Head = ["Suite", "Exit code", "Took", "Meaning"];

    /// <summary>
    /// The exit code of all: an interruption first, then the one that all share, else that some failed. A suite that has not run yet does
    /// not count.
    /// </summary>
    public static ExitCode Code(AllSuitesState state)
    {
        var codes = state.Suites.Select(suite => suite.Code).OfType<ExitCode>().Distinct().ToList();
        return codes.Contains(ExitCode.Interrupted) || codes.Count == 0 ? ExitCode.Interrupted
            : codes.Count == 1 ? codes[0]
            : ExitCode.SomeFailed;
    }

    /// <summary>The lines for the console.</summary>
    public static IEnumerable<string> Lines(AllSuitesState state)
    {
        var rows = Rows(state).Prepend(Head).ToList();
        var widths = Enumerable.Range(0, Head.Length).Select(column => rows.Max(row => row[column].Length)).ToList();
        return rows.Select(row => string.Join("  ", row.Select((cell, column) => cell.PadRight(widths[column]))).TrimEnd());
    }

    /// <summary>The file.</summary>
    public static string Markdown(AllSuitesState state)
    {
        var text = new StringBuilder("# All suites\n\n").Append(Line(Head)).Append(Line([.. Head.Select(_ => "---")]));
        foreach (var (row, suite) in Rows(state).Zip(state.Suites))
        {
            var linked = suite.Code is null || suite.Error is not null ? row[0] : $"[{row[0]}]({row[0]}/report.md)";
            text.Append(Line([linked, .. row.Skip(1)]));
        }

        return text.ToString();
    }

    private static IEnumerable<string[]> Rows(AllSuitesState state) => state.Suites.Select(suite => new[]
    {
        suite.Suite,
        suite.Code is { } code ? ((int)code).ToString(CultureInfo.InvariantCulture) : "",
        suite.Seconds > 0 ? Took(suite.Seconds) : "",
        suite.Error ?? Meaning(suite.Code),
    });

    private static string Meaning(ExitCode? code) =>
        code is null ? "not run yet" : ExitCodeText.All.First(known => known.Code == code).Meaning;

    private static string Took(double seconds) =>
        TimeSpan.FromSeconds(Math.Round(seconds)).ToString(seconds < 3600 ? @"mm\:ss" : @"hh\:mm\:ss", CultureInfo.InvariantCulture);

    /// <summary>An error may quote what a user wrote: nothing of it may end the cell.</summary>
    private static string Line(IReadOnlyList<string> cells) =>
        $"| {string.Join(" | ", cells.Select(cell => Visible.InLine(cell).Replace("|", "\\|", StringComparison.Ordinal)))} |\n";
}
