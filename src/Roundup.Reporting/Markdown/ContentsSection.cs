using Roundup.Analysis;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The table of contents: one line for each operation, dataset and count, with its shapes.</summary>
internal static class ContentsSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Contents");
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
            foreach (var data in operation.GroupBy(id => (id.Dataset, id.Count)))
            {
                var shapes = data.DistinctBy(id => id.Shape).Select(id => $"[{id.Shape}](#{Anchors.Of(run, id)})");
                writer.Line($"  - {MarkdownText.Escape(Words.Data(data.First()))}: {string.Join(", ", shapes)}");
            }
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
