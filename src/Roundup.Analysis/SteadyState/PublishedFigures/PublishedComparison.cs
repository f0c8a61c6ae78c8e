using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedFigures;

/// <summary>A run beside what was published for the same suite.</summary>
/// <param name="Page">The page.</param>
/// <param name="Cells">The cells that it has figures for.</param>
public sealed record PublishedComparison(PublishedPage Page, IReadOnlyList<PublishedCell> Cells)
{
    /// <summary>Figures that agree.</summary>
    public int Agreeing => Count(PublishedVerdict.Agrees);

    /// <summary>Figures that differ by more than both uncertainties.</summary>
    public int Differing => Count(PublishedVerdict.Differs);

    /// <summary>Figures whose row or baseline has no number here, or no interval.</summary>
    public int Undecided => Cells.Sum(c => c.Rows.Count) - Count(PublishedVerdict.Baseline) - Agreeing - Differing;

    /// <summary>Median over the cells of the rank correlation; null where no cell has one.</summary>
    public double? MedianRankCorrelation => Correlations.Count == 0 ? null : Quantiles.Median(Correlations);

    /// <summary>How many cells have a rank correlation.</summary>
    public int CellsWithCorrelation => Correlations.Count;

    /// <summary>
    /// Median of measured over published, by its distance from 1 (a half and a double count alike); null without a figure.
    /// </summary>
    public double? MedianFactor => Factors.Count == 0 ? null : Math.Exp(Quantiles.Median(Factors));

    /// <summary>
    /// Median of the half-widths of the measured intervals as shares of their ratios: how much an agreement says; null without an interval.
    /// </summary>
    public double? MedianHalfWidth => HalfWidths.Count == 0 ? null : Quantiles.Median(HalfWidths);

    private IEnumerable<PublishedRow> Compared => Cells.SelectMany(c => c.Rows).Where(r => r.Verdict != PublishedVerdict.Baseline);

    private List<double> HalfWidths =>
        [.. Compared.Where(r => r.Interval is not null).Select(r => r.Interval!.Value.HalfWidth / r.Measured!.Value)];

    private List<double> Correlations => [.. Cells.Select(c => c.RankCorrelation).OfType<double>()];

    private List<double> Factors => [.. Compared.Select(r => r.Factor).OfType<double>().Select(f => Math.Abs(Math.Log(f)))];

    /// <summary>The comparison; null where nothing was published, or nothing of it belongs beside a cell.</summary>
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
            .. cells.GroupBy(cell => cell.Id)
                .Select(parts => new PublishedCellAnalysis(page, cells, [.. parts]).Compare())
                .OfType<PublishedCell>(),
        ];
        return compared.Count == 0 ? null : new(page, compared);
    }

    private int Count(PublishedVerdict verdict) => Cells.Sum(c => c.Rows.Count(r => r.Verdict == verdict));
}
