using Roundup.Analysis.FirstCall;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Columns;
using Roundup.Reporting.Terminal;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Spectre.Console;

namespace Roundup.Reporting.FirstCalls;

/// <summary>First calls on the console: one table for each operation, then what was not measured, the notices and a legend.</summary>
public static class FirstCallConsole
{
    /// <summary>Members of a loss that are named; the whole list is in the files.</summary>
    private const int MembersShown = 3;

    /// <summary>Writes the report, as wide and colourful as <see cref="ConsoleReport"/>.</summary>
    public static void Write(AnalysedRun run, IAnsiConsole console) => Write(run, console, Environment.GetEnvironmentVariable("NO_COLOR"));

    /// <summary>The same with the value of NO_COLOR given.</summary>
    internal static void Write(AnalysedRun run, IAnsiConsole console, string? noColor)
    {
        ArgumentNullException.ThrowIfNull(run);
        using var page = new Page(console, noColor);
        ConsoleReport.WriteHead(run, page);
        var rows = run.FirstCalls!.Rows;
        if (rows.Count == 0)
        {
            page.Note("", Styles.Warning, Headline.Nothing(run), Styles.Warning, 0);
            page.Gap();
        }

        var marks = MarksOf(run);
        var shown = new HashSet<FirstCallColumn<FirstCallRow>>();
        foreach (var table in rows.GroupBy(row => (row.Operation, row.Shape, row.Count)))
        {
            page.Title(FirstCallTitle.Of(table.First()));
            shown.UnionWith(FirstCallTable.Write([.. table], row => string.Join(' ', row.Types.Select(call => marks[call.Result.Id]).Where(mark => mark.Length > 0).Distinct()), page));
            page.Note("", Styles.Faint, FirstCallTitle.Types(run.FirstCalls, [.. table]), Styles.Faint, 2);
            page.Gap();
        }

        WriteLosses(run, page);
        ConsoleReport.WriteMissing(run, page);
        ConsoleReport.WriteNotices(run, page);
        WriteLegend(run, [.. FirstCallColumns.Console.Where(shown.Contains)], page);
    }

    private static Dictionary<Results.CaseId, string> MarksOf(AnalysedRun run) =>
        run.Cells.SelectMany(cell => cell.Rows.Select(row => new Row(run, cell, row))).ToDictionary(row => row.Case.Result.Id, row => Marks.Of(row) ?? "");

    private static void WriteLosses(AnalysedRun run, Page page)
    {
        var losses = Losses.Of(run);
        foreach (var loss in losses)
        {
            var members = loss.Members.Count == 0 ? "members that were not recorded" : string.Join(", ", loss.Members.Take(MembersShown));
            var more = loss.Members.Count > MembersShown ? $" and {loss.Members.Count - MembersShown} more, listed in report.md" : "";
            page.Note($"  L{loss.Number}", Styles.Warning, $"loses {members}{more}", Styles.Faint, 6);
        }

        if (losses.Count > 0)
        {
            page.Gap();
        }
    }

    private static void WriteLegend(AnalysedRun run, IReadOnlyList<FirstCallColumn<FirstCallRow>> columns, Page page)
    {
        if (columns.Count == 0)
        {
            return;
        }

        page.Title("Legend");
        foreach (var column in columns)
        {
            page.Note(column.Heading, Styles.Heading, column.Meaning, Styles.Faint, ConsoleReport.LabelWidth);
        }

        foreach (var mark in Marks.All.Where(mark => run.Cells.SelectMany(cell => cell.Rows).Any(row => row.HasNumber && mark.Applies(row))))
        {
            page.Note("  " + mark.Sign, Styles.Warning, mark.Meaning, Styles.Faint, ConsoleReport.LabelWidth);
        }

        page.Note("Units", Styles.Heading, Legend.Units, Styles.Faint, ConsoleReport.LabelWidth);
    }
}
