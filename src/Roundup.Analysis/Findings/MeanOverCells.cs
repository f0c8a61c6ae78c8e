using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>
/// The geometric mean over cells of the ratios of launches. The same processes measure all cells of one dataset and target: there each
/// launch gives one value, the mean of its logarithms over these cells. Other processes are independent, so the variances of these groups
/// add up; the degrees of freedom are those of Satterthwaite (1946).
/// </summary>
internal static class MeanOverCells
{
    /// <summary>One row over another, on cells that both have.</summary>
    /// <param name="above">The row.</param>
    /// <param name="below">The other row.</param>
    /// <param name="cells">The cells.</param>
    /// <param name="prior">What is known of the variances of such logarithms.</param>
    public static Estimate Quotient(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells, VariancePrior prior) =>
        Of(Differences(above, below, cells), prior);

    /// <summary>The logarithm of <see cref="Quotient"/>.</summary>
    public static LogSample Difference(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells, VariancePrior prior) =>
        LogOf(Differences(above, below, cells), prior);

    /// <summary>A row over the cells' baseline.</summary>
    public static Estimate ToBaseline(RowCells row, IReadOnlyCollection<CellId> cells, VariancePrior prior) =>
        Of([.. cells.Select(cell => new CellLogs(cell, row.Logs(cell)))], prior);

    /// <summary>What all cells say about the variance, between launches, of the difference of two rows in one cell.</summary>
    public static VariancePrior PairPrior(IReadOnlyList<AnalysedCell> cells) => VariancePrior.Of(cells.Select(c => (
        (c.Id.Dataset, c.Id.Target, c.Table),
        new RowPairs([.. c.Rows.Where(IsCompared).Select(r => r.Ratio!.Logs)]).Variances)));

    /// <summary>Differences of logarithms in the launches that both have.</summary>
    public static SortedDictionary<int, double> Minus(SortedDictionary<int, double> above, SortedDictionary<int, double> below) =>
        new(above.Where(a => below.ContainsKey(a.Key)).ToDictionary(a => a.Key, a => a.Value - below[a.Key]));

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

    private static bool IsCompared(AnalysedCase row) => row is { Serializer.IsFloor: false, HidesWork: false, Ratio.PerLaunch.Count: > 1 };

    private static CellLogs[] Differences(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells) =>
        [.. cells.Select(cell => new CellLogs(cell, Minus(above.Logs(cell), below.Logs(cell))))];

    /// <summary>The mean over the cells of each launch that all of them have.</summary>
    private static IEnumerable<double> PerLaunch(IReadOnlyList<SortedDictionary<int, double>> cells) =>
        cells[0].Keys.Where(launch => cells.All(c => c.ContainsKey(launch))).Select(launch => cells.Average(c => c[launch]));
}

/// <summary>Logarithms of the launches in one cell, by the launches' numbers.</summary>
internal readonly record struct CellLogs(CellId Cell, SortedDictionary<int, double> Logs);
