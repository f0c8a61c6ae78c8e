using Roundup.Reporting.Blocks;

namespace Roundup.Site.Gallery;

/// <summary>The page of a run: its report, shortened, with the way back and to the whole of it.</summary>
internal static class RunPage
{
    public static IReadOnlyList<Section> Create(GalleryRun run) => [Navigation.Back, .. run.Sections, Whole(run)];

    private static Section Whole(GalleryRun run) => new(
        new Heading(2, "The whole report"),
        new Paragraph(new Inline(
            new Span(
                "The tables here have fewer columns; the pictures of each table, how cost grows and all trade-offs but the first are left "
                + "out. They are in the report that "),
            new Span("roundup report") { IsCode = true },
            new Span(" makes from "),
            run.Address is { } address ? new Span("the results file") { Address = address } : new Span("the results file"),
            new Span("."))));
}
