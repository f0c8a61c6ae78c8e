using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>
/// Joins launch ratios over cells. The value is the geometric mean of the cells' ratios. The cells of one dataset and target are measured
/// by the same processes: there each launch gives one value, the mean over these cells of its logarithms. What other processes measured is
/// independent of it, so the variances of these groups add up; the degrees of freedom are those of Satterthwaite (1946).
/// </summary>
internal static class Joined
{
    /// <summary>A row over another on cells that both have.</summary>
    /// <param name="above">The row.</param>
    /// <param name="below">The other.</param>
    /// <param name="cells">The cells.</param>
    /// <param name="prior">What is known of the variances of such logarithms.</param>
    public static Estimate Quotient(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells, VariancePrior prior) =>
        Of(Differences(above, below, cells), prior);

    /// <summary>The logarithm of the same.</summary>
    public static LogSample Difference(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells, VariancePrior prior) =>
        LogOf(Differences(above, below, cells), prior);

    /// <summary>A row over the cells' baseline.</summary>
    public static Estimate ToBaseline(RowCells row, IReadOnlyCollection<CellId> cells, VariancePrior prior) =>
        Of([.. cells.Select(cell => new CellLogs(cell, row.Logs(cell)))], prior);

    /// <summary>Differences of logarithms in the launches that both have.</summary>
    public static SortedDictionary<int, double> Minus(SortedDictionary<int, double> above, SortedDictionary<int, double> below) =>
        new(above.Where(a => below.ContainsKey(a.Key)).ToDictionary(a => a.Key, a => a.Value - below[a.Key]));

    /// <summary>Joins the launches' logarithms of several cells.</summary>
    public static Estimate Of(IReadOnlyList<CellLogs> cells, VariancePrior prior)
    {
        var joined = LogOf(cells, prior);
        double[] values = [.. cells.Select(cell => Math.Exp(cell.Logs.Values.Average()))];
        return new(joined.Value, joined.IntervalOfValue, cells.Count)
        {
            PValue = joined.PValue,
            Least = values.Min(),
            Greatest = values.Max(),
        };
    }

    private static LogSample LogOf(IReadOnlyList<CellLogs> cells, VariancePrior prior)
    {
        var centre = cells.Average(cell => cell.Logs.Values.Average());
        var variances = new List<(double Variance, double Freedom)>();
        var launches = int.MaxValue;
        foreach (var group in cells.GroupBy(cell => (cell.Cell.Dataset, cell.Cell.Target), cell => cell.Logs))
        {
            var weight = (double)group.Count() / cells.Count;
            double[] perLaunch = [.. PerLaunch([.. group])];
            if (perLaunch.Length < 2)
            {
                return LogSample.OfStdErr(centre, null, perLaunch.Length, 0);
            }

            var joined = LogSample.ByMean(perLaunch).Moderated(prior);
            variances.Add((Math.Pow(weight * joined.StdErr!.Value, 2), joined.Freedom));
            launches = Math.Min(launches, joined.N);
        }

        var (variance, freedom) = SumOfVariances.Of(variances);
        return LogSample.OfStdErr(centre, Math.Sqrt(variance), launches, freedom ?? launches - 1);
    }

    private static CellLogs[] Differences(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells) =>
        [.. cells.Select(cell => new CellLogs(cell, Minus(above.Logs(cell), below.Logs(cell))))];

    /// <summary>The mean over several cells, for each launch that all of them have.</summary>
    private static IEnumerable<double> PerLaunch(IReadOnlyList<SortedDictionary<int, double>> cells) =>
        cells[0].Keys.Where(launch => cells.All(c => c.ContainsKey(launch))).Select(launch => cells.Average(c => c[launch]));
}

/// <summary>Logarithms of the launches in one cell, by the launches' numbers.</summary>
internal readonly record struct CellLogs(CellId Cell, SortedDictionary<int, double> Logs);
