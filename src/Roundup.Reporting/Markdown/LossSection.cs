using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Views;

namespace Roundup.Reporting.Markdown;

/// <summary>The lossy rows with every member lost.</summary>
internal static class LossSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Lossy rows", Anchors.Losses);
        var losses = Losses.Of(run);
        if (losses.Count == 0)
        {
            writer.Paragraph("None was found.");
            return;
        }

        writer.Table(
            ["Mark", "Serializers", "Datasets", "Cases", "Members lost"],
            losses.Select(l => new Cell[]
            {
                $"L{l.Number}",
                string.Join(", ", l.Rows),
                string.Join(", ", l.Cases.Select(c => c.Id.Cell.Dataset).Distinct()),
                l.Cases.Count.ToString(CultureInfo.InvariantCulture),
                l.Members.Count == 0 ? "not recorded" : string.Join("; ", l.Members),
            }));
    }
}
