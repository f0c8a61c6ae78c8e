using Roundup.Reporting.Blocks;
using Roundup.Site.Published;

namespace Roundup.Site.Gallery;

/// <summary>The page of a published benchmark: its ratios beside ours.</summary>
internal static class FiguresPage
{
    public static IReadOnlyList<Section> Create(JudgedPage judged, IReadOnlyList<GalleryRun> runs) =>
    [
        Navigation.Back,
        new(
        [
            new Heading(1, $"Published ratios and ours: {judged.Page.Name}"),
            new Paragraph(Inline.Of(PublishedReport.Total([judged]))),
            new List(
                ListForm.Facts,
                [
                    .. runs.Where(run => judged.Runs.Contains(run.File))
                        .Select(run => new ListItem("Our run", new(Navigation.To(run, "../")))),
                ]),
            new Paragraph(Inline.Of(PublishedReport.Rule)) { Tone = Tone.Note },
            .. PublishedReport.Create(judged),
        ]),
    ];
}
