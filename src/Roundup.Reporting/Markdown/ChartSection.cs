using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The pictures of an operation, before its tables; nothing where no cell has two measured rows.</summary>
internal static class ChartSection
{
    /// <summary>Whether an operation has a picture.</summary>
    public static bool Has(AnalysedRun run, Operation operation) => Of(run, operation).Count > 0;

    /// <summary>Writes the pictures of an operation, each with the way to its tables.</summary>
    public static void Write(AnalysedRun run, Operation operation, MarkdownWriter writer)
    {
        var charts = Of(run, operation);
        if (charts.Count == 0)
        {
            return;
        }

        writer.Heading(3, $"{operation} in charts", Anchors.Charts(operation));
        foreach (var chart in charts)
        {
            Image(chart, writer);
            var tables = chart.Tables.Select(id => $"[{MarkdownText.Escape(Words.Data(id))}](#{Anchors.Of(run, id)})");
            writer.Line($"Tables: {string.Join(", ", tables)}.");
            writer.Line();
        }
    }

    /// <summary>A picture beside the report.</summary>
    public static void Image(Chart chart, MarkdownWriter writer)
    {
        writer.Line($"![{MarkdownText.Escape(chart.Title)}]({chart.FileName})");
        writer.Line();
    }

    private static List<Chart> Of(AnalysedRun run, Operation operation) => [.. ChartSet.Of(run).Times.Where(c => c.Group!.Operation == operation)];
}
