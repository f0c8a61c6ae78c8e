using Roundup.Reporting.Blocks;
using Roundup.Site.Judging;
using Roundup.Site.Published;

namespace Roundup.Site.Gallery;

/// <summary>The page of a published benchmark: its figures beside ours, with the factor between them and the verdict.</summary>
internal static class FiguresPage
{
    private const string All = "all-figures";

    public static IReadOnlyList<Section> Of(JudgedPage judged, IReadOnlyList<GalleryRun> runs) =>
    [
        Navigation.Back,
        new(
        [
            new Heading(1, $"Published figures and ours: {judged.Name}"),
            new Paragraph(Inline.Of(PageText.Total(FigureSummary.Of(judged.Figures)))),
            new List(ListForm.Facts, [.. PageSection.Facts(judged), .. Measured(judged, runs)]),
            .. PageText.Rules.Select(rule => new Paragraph(Inline.Of(rule)) { Tone = Tone.Note }),
            new Heading(2, "How many agree"),
            .. PageSection.Summary(judged),
        ]),
        .. FirstCalls(judged, runs),
        new([new Heading(2, "All figures") { Anchor = All }, .. FigureTables.Of(judged)]),
    ];

    private static IEnumerable<ListItem> Measured(JudgedPage judged, IReadOnlyList<GalleryRun> runs) =>
    [
        .. runs.Where(run => judged.Runs.Contains(run.File)).Select(run => new ListItem("Our run", new(Navigation.To(run, "../")))),
        new("Figures", Inline.Link("each figure beside ours, table by table", All)),
    ];

    /// <summary>First calls stand beside ours without a verdict.</summary>
    private static IEnumerable<Section> FirstCalls(JudgedPage judged, IReadOnlyList<GalleryRun> runs) =>
        from run in runs
        where judged.Runs.Contains(run.File)
        select PublishedFirstCallSection.Of(judged.Page, run.File);
}
