using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Views;

namespace Roundup.Reporting.Markdown;

/// <summary>What the numbers say, in sentences; nothing of a run that had no case.</summary>
internal static class ConclusionSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        if (run.Findings.Count == 0)
        {
            return;
        }

        writer.Heading(2, "Conclusions", Anchors.Conclusions);
        writer.Paragraph("Computed from the tables below. Brackets hold the 95 % interval over the launches; a row is called faster only where that interval says so; floors and lossy rows are never called the fastest.");
        foreach (var group in Conclusions.Of(run))
        {
            writer.Heading(3, group.Heading ?? "Without a number");
            writer.Bullets(group.Sentences.Select(sentence => (Cell)sentence));
        }
    }
}
