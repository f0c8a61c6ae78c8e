using Roundup.Reporting.Blocks;
using Roundup.Results.Messages;

namespace Roundup.Reporting.Common;

/// <summary>What the engine and the analysis noticed.</summary>
public static class NoticeSection
{
    /// <summary>The section; empty where nothing was.</summary>
    public static Section Of(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var texts = run.Notices.Select(NoticeCatalogue.Text).Distinct().ToList();
        return texts.Count == 0 ? new() : new(
            new Heading(2, "Notices") { Anchor = Anchors.Notices },
            new List(ListForm.Bullets, [.. texts.Select(text => new ListItem("!", Inline.Of(text)) { LabelTone = Tone.Warning })]))
        {
            BriefOrder = Order.Notices,
        };
    }
}
