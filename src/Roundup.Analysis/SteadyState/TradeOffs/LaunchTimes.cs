using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>
/// The times of a cell's rows by launch, fit to be compared with each other. Where every row has ratios they are ratio x the baseline's
/// Mean: the ratios are paired within rounds and bear what the machine did, and the same factor for all rows takes nothing from that. Else
/// they are the launches' own.
/// </summary>
internal sealed class LaunchTimes
{
    private readonly double? _baselineNs;

    /// <summary>Looks at a cell.</summary>
    /// <param name="parts">The cell, or its parts where a report splits it. Where these have baselines of their own, ratios to them say
    /// nothing of one another.</param>
    public LaunchTimes(IReadOnlyList<AnalysedCell> parts)
    {
        var measured = parts.SelectMany(part => part.Rows).Where(r => r.Time is not null).ToList();
        if (measured.Count > 0 && parts.DistinctBy(part => part.Baseline).Count() == 1 && measured.All(r => r.Ratio?.ByLaunch.Count > 0))
        {
            // A baseline of another target is not in the cell, and is what the rows are in proportion to all the same.
            _baselineNs = measured.Find(r => r.IsBaseline)?.Time!.Mean
                ?? Quantiles.Median([.. measured.Select(r => r.Time!.Mean / r.Ratio!.Ratio)]);
        }
    }

    /// <summary>The times of a row, ns, by the launches' numbers.</summary>
    public IReadOnlyDictionary<int, double> Of(AnalysedCase row) =>
        _baselineNs is { } baseline ? row.Ratio!.ByLaunch.ToDictionary(p => p.Key, p => p.Value * baseline) : row.Time!.PerLaunch;
}
