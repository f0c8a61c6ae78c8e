using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Crosscheck.Comparison;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Results;

namespace Roundup.Crosscheck.Reports;

/// <summary>The report of a crosscheck: its sections, for the console and for Markdown, and its files.</summary>
internal static class CrosscheckReports
{
    /// <summary>The options of crosscheck.json: those of the results file, with infinite and undefined numbers by name.</summary>
    public static JsonSerializerOptions Options { get; } = new(ResultsStore.JsonOptions)
    {
        WriteIndented = true,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    };

    /// <summary>The report. The console shows the tables first, then their summary.</summary>
    public static Report Of(CrosscheckFile file)
    {
        Section[] sections =
        [
            Head(file),
            new(new Heading(2, "Conditions") { Detail = Detail.Brief }, List.Of(CrosscheckText.Conditions(file))) { BriefOrder = 3 },
            .. file.Runs.SelectMany(run => new[] { Summary(file, run), Cells(file, run) }),
            file.Repeats.Count == 0
                ? new()
                : new(new Heading(2, "Repeated runs"), List.Of(CrosscheckText.Repeats(file))) { BriefOrder = 2 },
        ];
        var json = new ReportFile("crosscheck.json", output => output.Write(JsonSerializer.Serialize(file, Options)));
        return new(sections, [json]) { Name = "crosscheck" };
    }

    private static Section Head(CrosscheckFile file)
    {
        var when = file.Started.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture);
        var machine = file.Machine;
        var where = $"{machine.Cpu}, {machine.LogicalCpus} logical processors, {machine.Os}{(file.Interrupted ? "; interrupted" : "")}";
        return new(
            new Heading(1, "Crosscheck with BenchmarkDotNet") { Detail = Detail.Full },
            new Paragraph(new Inline(new Span(file.Command) { IsCode = true }, new Span($", {when} on {where}"))) { Detail = Detail.Full });
    }

    private static Section Summary(CrosscheckFile file, CrosscheckRun run) =>
        new(new Heading(2, file.Runs.Count > 1 ? $"Run {run.Number}" : "Summary"), List.Of(CrosscheckText.Summary(run))) { BriefOrder = 1 };

    private static Section Cells(CrosscheckFile file, CrosscheckRun run) =>
        new([.. run.Cells.SelectMany(cell => OfCell(cell, file.Runs.Count > 1 ? $"Run {run.Number}: " : ""))]);

    private static IEnumerable<Block> OfCell(CrosscheckCell cell, string run)
    {
        var title = CrosscheckTable.Title(cell);
        yield return new Heading(2, run + title) { Detail = Detail.Brief };
        yield return new Heading(3, title) { Detail = Detail.Full };
        yield return CrosscheckTable.Of(cell);
        if (CrosscheckTable.Missing(cell).ToList() is { Count: > 0 } missing)
        {
            yield return List.Of(missing);
        }
    }
}
