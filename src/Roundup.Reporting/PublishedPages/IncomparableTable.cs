using Roundup.Analysis.SteadyState.PublishedPages;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.PublishedPages;

/// <summary>The reasons why figures of one page cannot be compared, with the figures that each covers.</summary>
internal static class IncomparableTable
{
    /// <summary>The table; nothing where every figure is compared.</summary>
    public static IEnumerable<Block> Of(JudgedPage page)
    {
        List<Covered> reasons =
        [
            .. page.Figures.Where(figure => figure.Reason is not null)
                .GroupBy(figure => (Reason: figure.Reason!.Value, figure.Detail))
                .OrderBy(group => group.Key.Reason)
                .Select(group => new Covered(group.Key.Reason, group.Key.Detail, [.. group])),
        ];
        return reasons.Count == 0 ? [] :
        [
            new Paragraph(Inline.Of("Not comparable:")),
            new Table<Covered>(
                [
                    Column.Of<Covered>("Reason", of => PageText.Word(of.Reason) + (of.Detail is null ? "" : ": " + of.Detail)),
                    new("Figures", "", Quantity.Number, of => of.Figures.Count),
                    Column.Of<Covered>("Of", of => Join(of.Figures.Select(figure => figure.Figure.Quantity).Order().Select(PageText.Word))),
                    Column.Of<Covered>("Rows", of => Rows(of, page)),
                    Column.Of<Covered>("Where", of => Where(of, page)),
                ],
                reasons)
            {
                HasLongTexts = true,
            },
        ];
    }

    private static string Rows(Covered of, JudgedPage page)
    {
        var quantities = of.Figures.Select(figure => figure.Figure.Quantity).ToHashSet();
        return Some(figure => figure.Entry.Name, of, page, figure => quantities.Contains(figure.Figure.Quantity)) ?? "all";
    }

    /// <summary>The covered part of the page's tables, where it is not all of them.</summary>
    private static string Where(Covered of, JudgedPage page)
    {
        var names = of.Figures.Select(figure => figure.Entry.Name).ToHashSet();
        bool IsOfRow(JudgedFigure figure) => names.Contains(figure.Entry.Name);
        string?[] parts =
        [
            Some(figure => figure.Entry.Experiment, of, page, IsOfRow),
            Some(figure => figure.Entry.Operation.ToString(), of, page, IsOfRow),
            Some(figure => figure.Entry.Dataset, of, page, IsOfRow),
            Some(figure => figure.Entry.Shape?.ToString(), of, page, IsOfRow),
            Some(figure => figure.Entry.Count is { } count ? $"x{Wording.Grouped(count)}" : null, of, page, IsOfRow),
            Some(figure => figure.Entry.Target, of, page, IsOfRow),
        ];
        return string.Join("; ", parts.OfType<string>());
    }

    private static string? Some(
        Func<JudgedFigure, string?> text, Covered of, JudgedPage page, Func<JudgedFigure, bool> isMeant)
    {
        var all = page.Figures.Where(isMeant).Select(text).Distinct().Count();
        var some = of.Figures.Select(text).Distinct().ToList();
        return some.Count == all ? null : Join(some.OfType<string>());
    }

    private static string Join(IEnumerable<string> words) => string.Join(", ", words.Distinct());

    private sealed record Covered(IncomparableReason Reason, string? Detail, IReadOnlyList<JudgedFigure> Figures);
}
