using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Site.Published;

namespace Roundup.Site.Gallery;

/// <summary>The page of a published benchmark: one table of its ratios and ours, and whether they agree or why not.</summary>
internal static class FiguresPage
{
    private static readonly Column<JudgedFigure>[] s_columns =
    [
        Column.Of<JudgedFigure>("On the page", figure => figure.Entry.Name) with { Role = ColumnRole.Name },
        Column.Of<JudgedFigure>("Serializer", figure => figure.Entry.SerializerName),
        Column.Of<JudgedFigure>("Work", figure => string.Join(" ", new[]
        {
            $"{figure.Entry.Operation}", figure.Entry.Dataset, figure.Entry.Count is { } count ? $"x{count}" : null,
            figure.Entry.Shape?.ToString(), figure.Entry.Target,
        }.OfType<string>())),
        Column.Of<JudgedFigure>("Quantity", figure => $"{figure.Quantity}"),
        new("Theirs", "", Unit.Ratio, figure => figure.Theirs)
        {
            Text = figure => NumberText.Ratio(figure.Theirs)
                + (figure is { Quantity: PublishedQuantity.Time, Within: > 0 } ? $" ± {NumberText.Ratio(figure.Within)}" : ""),
        },
        new("Ours", "", Unit.Ratio, figure => figure.Ours)
        {
            Text = figure => figure.Ours is not { } ours ? ""
                : NumberText.Ratio(ours)
                    + (figure.Interval is { } i ? $" ({NumberText.Ratio(i.Low)}-{NumberText.Ratio(i.High)})" : ""),
        },
        new("Factor", "Ours over theirs.", Unit.Ratio, figure => figure.Factor),
        Column.Of<JudgedFigure>("Agree, or why not", figure => figure.Verdict),
    ];

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
            .. PublishedReport.About(judged),
            new Table<JudgedFigure>(s_columns, judged.Figures) { LeavesOutEmpty = true },
        ]),
    ];
}
