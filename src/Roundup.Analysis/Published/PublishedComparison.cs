using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Published;

/// <summary>The published ratios of one cell beside the measured ones.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Rows">The ratio of every published row of the cell, in the page's order.</param>
/// <param name="RankCorrelation">
/// Spearman's rank correlation of the published and the measured ratios; null where fewer than three rows have both.
/// </param>
public sealed record PublishedCell(CellId Cell, IReadOnlyList<JudgedFigure> Rows, double? RankCorrelation)
{
    private const int FewestRows = 3;

    /// <summary>Compares the ratios; null where nothing was published for the cell.</summary>
    /// <param name="page">The page.</param>
    /// <param name="parts">The cell, or its parts where the run's layout shows it as several tables.</param>
    /// <param name="cells">All cells of the run.</param>
    internal static PublishedCell? Of(PublishedPage page, IReadOnlyList<AnalysedCell> parts, IReadOnlyList<AnalysedCell> cells)
    {
        JudgedFigure[] rows =
        [
            .. from entry in page.Entries
               where entry.Fits(parts[0].Id)
               select new FigureComparer(entry, page, parts, cells).Compare(new(PublishedQuantity.Ratio, entry.Ratio)),
        ];
        return rows.Length == 0 ? null : new(parts[0].Id, rows, Correlation(rows));
    }

    // Only rows of one runtime of the page: one row here has several published figures, which are no order of rows.
    private static double? Correlation(JudgedFigure[] rows)
    {
        var measured = rows.Where(r => r.Measured is not null).GroupBy(r => r.Entry.Target).MaxBy(g => g.Count())?.ToList();
        return measured is null || measured.Count < FewestRows
            ? null
            : Spearman.Of([.. measured.Select(r => r.Published)], [.. measured.Select(r => r.Measured!.Value)]);
    }
}

/// <summary>A run beside what was published for the same suite.</summary>
/// <param name="Page">The page.</param>
/// <param name="Cells">The cells that the page has figures for.</param>
public sealed record PublishedComparison(PublishedPage Page, IReadOnlyList<PublishedCell> Cells)
{
    /// <summary>The number of ratios that agree.</summary>
    public int Agreeing => Count(FigureVerdict.Agrees);

    /// <summary>The number of ratios that differ by more than both uncertainties.</summary>
    public int Differing => Count(FigureVerdict.Differs);

    /// <summary>The number of ratios whose row or baseline has no number or no interval in the run.</summary>
    public int Undecided => Compared.Count() - Agreeing - Differing;

    /// <summary>The median rank correlation of the cells; null where no cell has one.</summary>
    public double? MedianRankCorrelation => Correlations.Count == 0 ? null : Quantiles.Median(Correlations);

    /// <summary>The number of cells with a rank correlation.</summary>
    public int CellsWithCorrelation => Correlations.Count;

    /// <summary>
    /// The median distance of measured over published from 1, where a half and a double are equally far; null without a ratio.
    /// </summary>
    public double? MedianFactor => Factors.Count == 0 ? null : Math.Exp(Quantiles.Median(Factors));

    /// <summary>
    /// The median half-width of the measured intervals as a share of their ratios: how much an agreement means; null without an interval.
    /// </summary>
    public double? MedianHalfWidth => HalfWidths.Count == 0 ? null : Quantiles.Median(HalfWidths);

    /// <summary>All ratios except those of the baseline.</summary>
    private IEnumerable<JudgedFigure> Compared =>
        Cells.SelectMany(c => c.Rows).Where(r => r.Reason != IncomparableReason.BaselineItself);

    private List<double> HalfWidths =>
        [.. Compared.Where(r => r.Interval is not null).Select(r => r.Interval!.Value.HalfWidth / r.Measured!.Value)];

    private List<double> Correlations => [.. Cells.Select(c => c.RankCorrelation).OfType<double>()];

    private List<double> Factors => [.. Compared.Select(r => r.Factor).OfType<double>().Select(f => Math.Abs(Math.Log(f)))];

    /// <summary>The comparison; null where nothing was published for a cell of the run.</summary>
    public static PublishedComparison? Of(ResultsFile file, IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(cells);
        if (file.Published is not { Entries.Count: > 0 } page)
        {
            return null;
        }

        List<PublishedCell> compared =
        [
            .. cells.GroupBy(cell => cell.Id).Select(parts => PublishedCell.Of(page, [.. parts], cells)).OfType<PublishedCell>(),
        ];
        return compared.Count == 0 ? null : new(page, compared);
    }

    private int Count(FigureVerdict verdict) => Cells.Sum(c => c.Rows.Count(r => r.Verdict == verdict));
}
