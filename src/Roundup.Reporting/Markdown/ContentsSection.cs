using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The table of contents: operation, then dataset, then shape with its counts.</summary>
internal static class ContentsSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Contents");
        if (run.Findings.Count > 0)
        {
            Link(writer, "Conclusions", Anchors.Conclusions);
        }

        Link(writer, "Machine and targets", Anchors.Machine);
        Link(writer, "Outcomes", Anchors.Outcomes);
        if (run.Notices.Count > 0)
        {
            Link(writer, "Notices", Anchors.Notices);
        }

        if (run.File.Run.Report is { Macro: true })
        {
            Link(writer, "Both operations", Anchors.Macro);
        }

        foreach (var operation in run.Cells.Select(c => c.Id).GroupBy(id => id.Operation))
        {
            Link(writer, operation.Key.ToString(), Anchors.Of(operation.Key));
            if (ChartSection.Has(run, operation.Key))
            {
                writer.Line($"  - [charts](#{Anchors.Charts(operation.Key)})");
            }

            foreach (var data in operation.GroupBy(id => id.Dataset))
            {
                writer.Line($"  - {MarkdownText.Escape(data.Key)}");
                foreach (var shape in data.GroupBy(id => id.Shape))
                {
                    var counts = shape.DistinctBy(id => id.Count).Select(id => $"[x{id.Count:N0}](#{Anchors.Of(run, id)})");
                    writer.Line($"    - {shape.Key}: {string.Join(", ", counts)}");
                }
            }
        }

        if (run.Published is not null)
        {
            Link(writer, "Beside the published figures", Anchors.Published);
        }

        if (run.Growths.Count > 0)
        {
            Link(writer, GrowthText.Title, Anchors.Growth);
        }

        if (run.TradeOffs.Count > 0)
        {
            Link(writer, TradeOffSection.Title, Anchors.TradeOffs);
        }

        Link(writer, "Lossy rows", Anchors.Losses);
        Link(writer, "Not measured", Anchors.Missing);
        Link(writer, "Serializers", Anchors.Serializers);
        if (run.File.Compressors.Count > 0)
        {
            Link(writer, "Compressors", Anchors.Compressors);
        }

        Link(writer, "Datasets", Anchors.Datasets);
        Link(writer, "Legend", Anchors.Legend);
        writer.Line();
    }

    private static void Link(MarkdownWriter writer, string text, string anchor) => writer.Line($"- [{text}](#{anchor})");
}
