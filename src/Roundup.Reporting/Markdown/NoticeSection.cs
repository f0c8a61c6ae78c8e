using Roundup.Analysis.SteadyState;
using Roundup.Results.Messages;

namespace Roundup.Reporting.Markdown;

/// <summary>What the engine and the analysis noticed.</summary>
internal static class NoticeSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        if (run.Notices.Count > 0)
        {
            writer.Heading(2, "Notices", Anchors.Notices);
            writer.Bullets(run.Notices.Select(NoticeCatalogue.Text).Distinct().Select(text => (Cell)text));
        }
    }
}
