using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>
/// Joins launch ratios over cells. The value is the geometric mean of the cells' ratios. For the interval each launch number gives one
/// value, the mean over the cells of its logarithms: launches that several cells share then count once, so the interval is right whether
/// the cells' errors go together or not.
/// </summary>
internal static class Joined
{
    /// <summary>A row over another on cells that both have.</summary>
    /// <param name="above">The row.</param>
    /// <param name="below">The other.</param>
    /// <param name="cells">The cells.</param>
    /// <param name="prior">What is known of the variances of such logarithms.</param>
    public static Estimate Quotient(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells, VariancePrior prior) =>
        Of([.. cells.Select(cell => Minus(above.Logs(cell), below.Logs(cell)))], prior);

    /// <summary>A row over the cells' baseline.</summary>
    public static Estimate ToBaseline(RowCells row, IReadOnlyCollection<CellId> cells) =>
        Of([.. cells.Select(row.Logs)], VariancePrior.None);

    /// <summary>Differences of logarithms in the launches that both have.</summary>
    public static SortedDictionary<int, double> Minus(SortedDictionary<int, double> above, SortedDictionary<int, double> below) =>
        new(above.Where(a => below.ContainsKey(a.Key)).ToDictionary(a => a.Key, a => a.Value - below[a.Key]));

    /// <summary>The mean over several cells, for each launch that all of them have.</summary>
    public static SortedDictionary<int, double> PerLaunch(IReadOnlyList<SortedDictionary<int, double>> cells) => new(
        cells[0].Keys.Where(launch => cells.All(c => c.ContainsKey(launch)))
            .ToDictionary(launch => launch, launch => cells.Average(c => c[launch])));

    /// <summary>Joins the launches' logarithms of several cells.</summary>
    public static Estimate Of(IReadOnlyList<SortedDictionary<int, double>> cells, VariancePrior prior)
    {
        var centre = cells.Average(launches => LogSample.ByMean([.. launches.Values]).Centre);
        var launches = PerLaunch(cells);
        if (launches.Count == 0)
        {
            return new(Math.Exp(centre), null, cells.Count);
        }

        var joined = LogSample.ByMean([.. launches.Values]).Moderated(prior) with { Centre = centre };
        return new(joined.Value, joined.IntervalOfValue, cells.Count) { PValue = joined.PValue };
    }
}
