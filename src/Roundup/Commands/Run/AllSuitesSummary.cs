using System.Globalization;
using Roundup.Catalogue;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Cli.Commands.Run;

/// <summary>How all suites ended.</summary>
internal static class AllSuitesSummary
{
    private static readonly Column<SuiteEnd>[] s_columns =
    [
        Column.Of<SuiteEnd>(
            "Suite",
            end => new Inline(new Span(end.Suite)
            {
                Address = end.Code is null || end.Error is not null ? null : $"{end.Suite}/report.md",
            })),
        new("Exit code", "", Quantity.Number, end => (int?)end.Code),
        Column.Of<SuiteEnd>("Took", end => end.Seconds > 0 ? Took(end.Seconds) : null),
        Column.Of<SuiteEnd>("Meaning", end => end.Error ?? Meaning(end.Code)) with { Wraps = true },
    ];

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

    /// <summary>A line for each suite.</summary>
    public static Section Of(AllSuitesState state) => new(
        new Heading(1, "All suites") { Detail = Detail.Full },
        new Table<SuiteEnd>(s_columns, state.Suites) { HasLongTexts = true });

    private static string Meaning(ExitCode? code) =>
        code is null ? "not run yet" : ExitCodeText.All.First(known => known.Code == code).Meaning;

    private static string Took(double seconds) =>
        TimeSpan.FromSeconds(Math.Round(seconds)).ToString(seconds < 3600 ? @"mm\:ss" : @"hh\:mm\:ss", CultureInfo.InvariantCulture);
}
