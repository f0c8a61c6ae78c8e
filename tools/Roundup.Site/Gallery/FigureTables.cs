using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Site.Figures;
using Roundup.Site.Judging;
using Roundup.Site.Published;

namespace Roundup.Site.Gallery;

/// <summary>For each table of a published page a line for each of its figures that does not depend on the machine.</summary>
internal static class FigureTables
{
    private static readonly PublishedQuantity[] s_shown =
    [
        PublishedQuantity.Ratio, PublishedQuantity.Allocated, PublishedQuantity.AllocRatio, PublishedQuantity.Size,
        PublishedQuantity.SizeRatio,
    ];

    public static IEnumerable<Block> Of(JudgedPage judged) => judged.Figures
        .GroupBy(figure => DifferenceTables.Title(figure.Entry))
        .SelectMany(table => (Block[])[new Heading(3, table.Key), Table([.. table])]);

    private static Table<JudgedFigure> Table(List<JudgedFigure> figures)
    {
        var severalTargets = figures.Select(figure => figure.Entry.Target).Distinct().Count() > 1;
        return new(Columns(figures, severalTargets), [.. figures.Where(figure => s_shown.Contains(figure.Figure.Quantity))])
        {
            LeavesOutEmpty = true,
            Kind = figure => figure.Entry.IsBaseline ? RowKind.Baseline : RowKind.Plain,
        };
    }

    private static Column<JudgedFigure>[] Columns(List<JudgedFigure> figures, bool severalTargets) =>
    [
        Column.Of<JudgedFigure>("On the page", figure => figure.Entry.Name) with { Role = ColumnRole.Name },
        new("Count", "", Unit.Number, figure => figure.Entry.Count),
        Column.Of<JudgedFigure>("Target", figure => severalTargets ? figure.Entry.Target : null),
        Column.Of<JudgedFigure>("Figure", figure => PageText.Word(figure.Figure.Quantity)),
        new("Published", "The figure of the page.", Unit.Number, figure => figure.Published)
        {
            Text = figure => Text(figure, figure.Published),
        },
        new("Ours", "The measured figure.", Unit.Number, figure => figure.Measured)
        {
            Text = figure => figure.Measured is { } measured ? Text(figure, measured) : "",
        },
        new("Interval", "The 95 % interval of our ratio.", Unit.Text, Interval) { IsNumeric = true },
        new("Factor", "Ours over the published one.", Unit.Ratio, figure => figure.Factor),
        Column.Of<JudgedFigure>("Verdict", figure => PageText.Word(figure)),
        Column.Of<JudgedFigure>("Reason", Reason),
        new("Mean there", "The time of the page.", Unit.Time, figure => MeanThere(figure))
        {
            Text = figure => Time(MeanThere(figure)),
        },
        new("Mean here", "Our time of one call, on another machine.", Unit.Time, figure => MeanHere(figure, figures))
        {
            Text = figure => Time(MeanHere(figure, figures)),
        },
        new(
            "Page's ±",
            "By how much the page's own error and rounding widen the interval.",
            Unit.Ratio,
            figure => figure.Uncertainty > 0 ? figure.Uncertainty : null),
        Column.Of<JudgedFigure>(
            "Our row",
            figure => figure.Entry.RowName == figure.Entry.Name ? null : figure.Entry.RowName ?? "no entrant"),
    ];

    private static string Text(JudgedFigure figure, double value) =>
        figure.Figure.Quantity is PublishedQuantity.Allocated or PublishedQuantity.Size ? Scale.Bytes.Text(value) : Digits.Ratio(value);

    private static string? Interval(JudgedFigure figure) =>
        figure.Interval is { } interval ? $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}" : null;

    private static Inline? Reason(JudgedFigure figure) => figure.Reason is not { } reason ? null
        : PageText.Word(reason) + (figure.Detail is null ? "" : ": " + figure.Detail);

    private static double? MeanThere(JudgedFigure figure) =>
        figure.Figure.Quantity == PublishedQuantity.Ratio ? figure.Entry.MeanNs : null;

    /// <summary>The baseline's own ratio is compared with nothing: its time is the one that the others were compared with.</summary>
    private static double? MeanHere(JudgedFigure figure, List<JudgedFigure> figures) =>
        figure.Figure.Quantity != PublishedQuantity.Ratio ? null
        : figure.Case is { } own ? own.Time?.Mean
        : figures.Find(other => other.Baseline is not null && figure.Entry.IsBaselineOf(other.Entry))?.Baseline?.Time?.Mean;

    private static Inline Time(double? ns) => Inline.Of(ns is { } known ? Scale.Time.Text(known) : "");
}
