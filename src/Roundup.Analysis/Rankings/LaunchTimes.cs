using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Rankings;

/// <summary>
/// The times of a cell's rows by launch, in a form that can be compared between rows. Where every row has ratios, a time is the ratio times
/// the baseline's mean: ratios are paired within rounds, so that the machine's state cancels, and a common factor keeps that. Else the
/// times are the estimates of the launches.
/// </summary>
internal sealed class LaunchTimes
{
    private readonly double? _baselineNs;

    /// <param name="parts">
    /// The cell, or its parts where a layout splits it. Ratios of parts with different baselines cannot be compared.
    /// </param>
    public LaunchTimes(IReadOnlyList<AnalysedCell> parts)
    {
        var measured = parts.SelectMany(part => part.Rows).Where(r => r.Time is not null).ToList();
        if (measured.Count > 0 && parts.DistinctBy(part => part.Baseline).Count() == 1 && measured.All(r => r.Ratio?.ByLaunch.Count > 0))
        {
            // A baseline of another target is not in the cell: its mean follows from the rows' times and ratios.
            _baselineNs = measured.Find(r => r.IsBaseline)?.Time!.Mean
                ?? Quantiles.Median([.. measured.Select(r => r.Time!.Mean / r.Ratio!.Ratio)]);
        }
    }

    /// <summary>The times of a row, ns, by the launches' numbers.</summary>
    public IReadOnlyDictionary<int, double> Of(AnalysedCase row) =>
        _baselineNs is { } baseline ? row.Ratio!.ByLaunch.ToDictionary(p => p.Key, p => p.Value * baseline) : row.Time!.PerLaunch;

    /// <summary>The times of a row, of a lazy row with reading, ns, by the launches' numbers.</summary>
    public IReadOnlyDictionary<int, double> WithReading(AnalysedCase row) =>
        Of(row).ToDictionary(p => p.Key, p => p.Value * row.ReadingFactor);
}
