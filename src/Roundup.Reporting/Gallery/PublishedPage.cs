using Roundup.Analysis.Published;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.PublishedPages;

namespace Roundup.Reporting.Gallery;

/// <summary>The page of a published benchmark: its figures beside ours, with the factor between them and the verdict.</summary>
internal static class PublishedPage
{
    public static IReadOnlyList<Section> Of(JudgedPage judged, IReadOnlyList<GalleryRun> runs) =>
    [
        Navigation.Back,
        new(
        [
            new Heading(1, $"Published figures and ours: {judged.Name}"),
            .. PageText.Rules.Select(rule => new Paragraph(Inline.Of(rule))),
            new Paragraph(Inline.Of(PageText.Total(FigureSummary.Of(judged.Figures)))),
            .. Measured(judged, runs),
        ]),
        PageSection.Summary(judged),
        .. OtherExperiments(judged, runs),
        new([new Heading(2, "All figures"), .. FigureTables.Of(judged)]),
    ];

    private static IEnumerable<Block> Measured(JudgedPage judged, IReadOnlyList<GalleryRun> runs) =>
        runs.Where(run => judged.Runs.Contains(run.File)).Select(run =>
            new Paragraph(new Inline(new Span("Our run: "), Navigation.To(run, "../"), new Span("."))));

    /// <summary>Figures of another experiment have no verdict here; its report has them beside ours.</summary>
    private static IEnumerable<Section> OtherExperiments(JudgedPage judged, IReadOnlyList<GalleryRun> runs) =>
        from run in runs
        where judged.Runs.Contains(run.File)
        from part in run.Parts
        where judged.Page.Entries.Any(entry => entry.Experiment == part.Experiment.Experiment)
        from section in part.Part.Sections
        where section.Blocks.OfType<Heading>().Any(heading => heading.Anchor == Anchors.Published)
        select section;
}
