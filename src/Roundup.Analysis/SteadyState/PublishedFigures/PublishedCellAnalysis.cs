using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedFigures;

/// <summary>Puts the published figures of one cell beside its rows.</summary>
/// <param name="page">The page.</param>
/// <param name="cells">All cells of the run.</param>
/// <param name="parts">The cell; in parts where the run's layout shows it as several tables, each with a baseline of its own.</param>
internal sealed class PublishedCellAnalysis(PublishedPage page, IReadOnlyList<AnalysedCell> cells, IReadOnlyList<AnalysedCell> parts)
{
    private const int FewestRows = 3;
    private readonly CellId id = parts[0].Id;

    /// <summary>The comparison; null where nothing was published for the cell.</summary>
    public PublishedCell? Compare()
    {
        PublishedRow[] rows = [.. page.Entries.Where(entry => entry.Fits(id)).Select(Row)];
        return rows.Length == 0 ? null : new(id, rows, Correlation(rows));
    }

    // One runtime of the page at a time: figures of two runtimes for one row here are not an order of rows.
    private static double? Correlation(PublishedRow[] rows)
    {
        var measured = rows.Where(r => r.Measured is not null).GroupBy(r => r.Entry.Target).MaxBy(g => g.Count())?.ToList();
        return measured is null || measured.Count < FewestRows
            ? null
            : Spearman.Of([.. measured.Select(r => r.Entry.Ratio)], [.. measured.Select(r => r.Measured!.Value)]);
    }

    private PublishedRow Row(PublishedEntry entry)
    {
        var baseline = page.Entries.FirstOrDefault(other => IsBaselineOf(other, entry));
        var (part, found) = Find(parts, entry.RowName);
        var (home, to) = Find(Home(entry), baseline?.RowName);
        var row = new PublishedRow
        {
            Entry = entry,
            Case = found,
            Baseline = to,
            Uncertainty = PublishedUncertainty.Of(entry, baseline),
            Verdict = PublishedVerdict.NoEntrant,
        };
        if (entry.Row is null || part is null || found?.Time is null)
        {
            return row with
            {
                Verdict = entry.Row is null ? PublishedVerdict.NoEntrant
                    : found is null ? PublishedVerdict.NotInRun
                    : PublishedVerdict.NotMeasured,
            };
        }

        return home is null || to?.Time is null
            ? row with { Verdict = PublishedVerdict.NoBaseline }
            : Judge(row, MeasuredRatio.Of(part, found, home, to));
    }

    private static PublishedRow Judge(PublishedRow row, MeasuredRatio measured)
    {
        var filled = row with { Measured = measured.Ratio, Interval = measured.Interval };
        return filled with
        {
            Verdict = row.Entry.IsBaseline && measured.Ratio == 1 ? PublishedVerdict.Baseline
                : measured.Interval is not { } interval ? PublishedVerdict.NoInterval
                : interval.IsTooNoisy ? PublishedVerdict.TooNoisy
                : row.Entry.Ratio >= interval.Low - row.Uncertainty && row.Entry.Ratio <= interval.High + row.Uncertainty
                    ? PublishedVerdict.Agrees
                : PublishedVerdict.Differs,
        };
    }

    /// <summary>The cell that the page's baseline stands in: this one, or the same one on a target of the baseline's family.</summary>
    private IEnumerable<AnalysedCell> Home(PublishedEntry entry)
    {
        var family = TargetFamilies.Of(entry.BaselineTarget);
        return family == TargetFamilies.Of(id.Target)
            ? parts
            : cells.Where(c => c.Id with { Target = id.Target } == id && TargetFamilies.Of(c.Id.Target) == family);
    }

    private static (AnalysedCell? Cell, AnalysedCase? Row) Find(IEnumerable<AnalysedCell> cells, string? rowName) =>
        cells.SelectMany(c => c.Rows.Where(r => r.Result.Id.RowName == rowName).Select(r => ((AnalysedCell?)c, (AnalysedCase?)r)))
            .FirstOrDefault();

    private static bool IsBaselineOf(PublishedEntry other, PublishedEntry entry) =>
        other.IsBaseline
        && (other.Name, other.Target, other.Dataset, other.Count, other.Shape, other.Operation)
            == (entry.Baseline, entry.BaselineTarget, entry.Dataset, entry.Count, entry.Shape, entry.Operation);
}
