using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Columns;
using Roundup.Reporting.Terminal;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;
using Roundup.Results.Messages;
using Spectre.Console;

namespace Roundup.Reporting;

/// <summary>The report on the console: one table for each cell, then what was not measured, the notices and a legend of what was shown.</summary>
public static class ConsoleReport
{
    internal const int LabelWidth = 15;

    /// <summary>Writes the report. On a terminal it keeps to the terminal's width, in a pipe to 100 columns of plain text. NO_COLOR is respected.</summary>
    public static void Write(AnalysedRun run, IAnsiConsole console) => Write(run, console, Environment.GetEnvironmentVariable("NO_COLOR"));

    /// <summary>The same with the value of NO_COLOR given.</summary>
    internal static void Write(AnalysedRun run, IAnsiConsole console, string? noColor)
    {
        using var page = new Page(console, noColor);
        WriteHead(run, page);
        MacroConsole.Write(run, page);
        var columns = Layouts.Console(run.File.Run);
        var views = CellView.AllOf(run).Where(v => v.Measured.Count > 0).ToList();
        var shown = views.SelectMany(view => ConsoleCells.Write(view, columns, page)).ToHashSet();
        if (views.Count == 0)
        {
            page.Note("", Styles.Warning, Headline.Nothing(run), Styles.Warning, 0);
            page.Gap();
        }

        WriteConclusions(run, page);
        WriteMissing(run, page);
        WriteNotices(run, page);
        WriteLegend(run, [.. columns.Where(shown.Contains)], page);
    }

    internal static void WriteHead(AnalysedRun run, Page page)
    {
        var info = run.File.Run;
        page.Title(Visible.Line($"Roundup · suite {info.Suite}"));
        void Head(string label, string text) => page.Note(label, Styles.Heading, text, Styles.Plain, LabelWidth);
        Head("Result", Headline.Measured(run));
        Head("Machine", Headline.Machine(run));
        foreach (var target in run.File.Targets)
        {
            Head("Target", $"{target.Name}: {target.Runtime}");
        }

        Head("Effort", Headline.Effort(run));
        if (info.Baseline is { } baseline)
        {
            Head("Baseline", info.BaselineTarget is { } target ? $"{baseline}@{target}" : baseline);
        }

        page.Gap();
    }

    private static void WriteConclusions(AnalysedRun run, Page page)
    {
        var conclusions = Conclusions.Short(run);
        if (conclusions.Count == 0 && run.Published is null)
        {
            return;
        }

        page.Title("Conclusions");
        foreach (var group in conclusions)
        {
            page.Note("", Styles.Heading, group.Heading ?? "", Styles.Heading, 0);
            foreach (var sentence in group.Sentences)
            {
                page.Note("-", Styles.Plain, sentence, Styles.Plain, 2);
            }
        }

        if (run.Published is { } published)
        {
            page.Note("", Styles.Heading, "Beside the published figures", Styles.Heading, 0);
            page.Note("-", Styles.Plain, PublishedText.Summary(published), Styles.Plain, 2);
        }

        page.Gap();
    }

    internal static void WriteMissing(AnalysedRun run, Page page)
    {
        var missing = Missing.Of(run);
        if (missing.Count == 0)
        {
            return;
        }

        page.Title("Not measured");
        foreach (var group in missing)
        {
            page.Note(group.Outcome.Word(), group.Outcome.IsBenign() ? Styles.Warning : Styles.Bad, $"{string.Join(", ", group.Rows)} {group.Where}", Styles.Plain, LabelWidth);
            page.Note("", Styles.Faint, group.Reason, Styles.Faint, LabelWidth);
        }

        page.Gap();
    }

    internal static void WriteNotices(AnalysedRun run, Page page)
    {
        if (run.Notices.Count == 0)
        {
            return;
        }

        page.Title("Notices");
        foreach (var text in run.Notices.Select(NoticeCatalogue.Text).Distinct())
        {
            page.Note("!", Styles.Warning, text, Styles.Plain, 2);
        }

        page.Gap();
    }

    private static void WriteLegend(AnalysedRun run, IReadOnlyList<Column> columns, Page page)
    {
        if (columns.Count == 0)
        {
            return;
        }

        page.Title("Legend");
        foreach (var column in columns)
        {
            page.Note(column.Heading, Styles.Heading, column.Meaning, Styles.Faint, LabelWidth);
        }

        foreach (var mark in Marks.All.Where(m => run.Cells.SelectMany(c => c.Rows).Any(r => r.Time is not null && m.Applies(r))))
        {
            page.Note("  " + mark.Sign, Styles.Warning, mark.Meaning, Styles.Faint, LabelWidth);
        }

        page.Note("Units", Styles.Heading, Legend.Units, Styles.Faint, LabelWidth);
    }
}
