using Roundup.Results;

namespace Roundup.Analysis.Publishing;

/// <summary>Puts the published figures of one cell beside its rows.</summary>
internal sealed class PublishedCellAnalysis(PublishedPage page, IReadOnlyList<AnalysedCell> cells, AnalysedCell cell)
{
    private const int FewestRows = 3;

    /// <summary>The comparison; null where nothing was published for the cell.</summary>
    public PublishedCell? Compare()
    {
        PublishedRow[] rows = [.. page.Entries.Where(entry => entry.Fits(cell.Id)).Select(Row)];
        return rows.Length == 0 ? null : new(cell.Id, rows, Correlation(rows));
    }

    // One runtime of the page at a time: figures of two runtimes for one row here are not an order of rows.
    private static double? Correlation(PublishedRow[] rows)
    {
        var measured = rows.Where(r => r.Measured is not null).GroupBy(r => r.Entry.Target).MaxBy(g => g.Count())?.ToList();
        return measured is null || measured.Count < FewestRows ? null : Spearman.Of([.. measured.Select(r => r.Entry.Ratio)], [.. measured.Select(r => r.Measured!.Value)]);
    }

    private PublishedRow Row(PublishedEntry entry)
    {
        var baseline = page.Entries.FirstOrDefault(other => IsBaselineOf(other, entry));
        var found = cell.Rows.FirstOrDefault(c => c.Result.Id.RowName == entry.RowName);
        var row = new PublishedRow { Entry = entry, Case = found, Uncertainty = PublishedUncertainty.Of(entry, baseline), Verdict = PublishedVerdict.NoEntrant };
        if (entry.Row is null || found is null || found.Time is null)
        {
            return row with { Verdict = entry.Row is null ? PublishedVerdict.NoEntrant : found is null ? PublishedVerdict.NotInRun : PublishedVerdict.NotMeasured };
        }

        return baseline?.RowName is not { } name || Home(entry) is not { } home || home.Rows.FirstOrDefault(c => c.Result.Id.RowName == name) is not { Time: not null } to
            ? row with { Verdict = PublishedVerdict.NoBaseline }
            : Judge(row, MeasuredRatio.Of(cell, found, home, to));
    }

    private static PublishedRow Judge(PublishedRow row, MeasuredRatio measured)
    {
        var filled = row with { Measured = measured.Ratio, Interval = measured.Interval };
        return filled with
        {
            Verdict = row.Entry.IsBaseline && measured.Ratio == 1 ? PublishedVerdict.Baseline
                : measured.Interval is not { } interval ? PublishedVerdict.NoInterval
                : row.Entry.Ratio >= interval.Low - row.Uncertainty && row.Entry.Ratio <= interval.High + row.Uncertainty ? PublishedVerdict.Agrees
                : PublishedVerdict.Differs,
        };
    }

    /// <summary>The cell that the page's baseline stands in: this one, or the same one on a target of the baseline's family.</summary>
    private AnalysedCell? Home(PublishedEntry entry) =>
        TargetFamilies.Of(entry.BaselineTarget) == TargetFamilies.Of(cell.Id.Target)
            ? cell
            : cells.FirstOrDefault(c => c.Id with { Target = cell.Id.Target } == cell.Id && TargetFamilies.Of(c.Id.Target) == TargetFamilies.Of(entry.BaselineTarget));

    private static bool IsBaselineOf(PublishedEntry other, PublishedEntry entry) =>
        other.IsBaseline
        && (other.Name, other.Target, other.Dataset, other.Count, other.Shape, other.Operation) == (entry.Baseline, entry.BaselineTarget, entry.Dataset, entry.Count, entry.Shape, entry.Operation);
}
