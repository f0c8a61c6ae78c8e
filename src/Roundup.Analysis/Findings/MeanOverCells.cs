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
    /// <param name="priors">What is known of the variances of means over them.</param>
    public static Estimate Quotient(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells, MeanPriors priors) =>
        Of(Differences(above, below, cells), priors.Over(cells));

    /// <summary>
    /// The logarithm of <see cref="Quotient"/>, where a single launch has the variance of the other rows; null without a launch in common.
    /// </summary>
    public static LogSample? Difference(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells, MeanPriors priors) =>
        Differences(above, below, cells) is var differences && differences.All(cell => cell.Logs.Count > 0)
            ? LogOf(differences, priors.Over(cells), fromOne: true)
            : null;

    public static Estimate ToBaseline(RowCells row, IReadOnlyCollection<CellId> cells, MeanPriors priors) =>
        Of([.. cells.Select(cell => new CellLogs(cell, row.Logs(cell)))], priors.Over(cells));

    /// <summary>What is equal for cells that the same processes measure.</summary>
    public static (string Dataset, string Target) ProcessesOf(CellId cell) => (cell.Dataset, cell.Target);

    /// <summary>What all cells say about the variance, between launches, of the difference of two rows in one cell.</summary>
    public static VariancePrior PairPrior(IReadOnlyList<AnalysedCell> cells) => VariancePrior.Of(cells.Select(c => (
        (c.Id.Dataset, c.Id.Target, c.Table),
        new RowPairs([.. c.Rows.Where(IsCompared).Select(r => r.Ratio!.Logs)]).Variances)));

    /// <summary>Differences of logarithms in the launches that both have.</summary>
    public static SortedDictionary<int, double> Minus(SortedDictionary<int, double> above, SortedDictionary<int, double> below) =>
        new(above.Where(a => below.ContainsKey(a.Key)).ToDictionary(a => a.Key, a => a.Value - below[a.Key]));

    public static Estimate Of(IReadOnlyList<CellLogs> cells, VariancePrior prior) => Of(cells, _ => prior);

    private static Estimate Of(IReadOnlyList<CellLogs> cells, Func<CellId, VariancePrior> prior)
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

    private static LogSample LogOf(IReadOnlyList<CellLogs> cells, Func<CellId, VariancePrior> prior, bool fromOne = false)
    {
        var centre = cells.Average(cell => cell.Logs.Values.Average());
        var variances = new List<(double Variance, double Freedom)>();
        var launches = int.MaxValue;
        foreach (var group in cells.GroupBy(cell => ProcessesOf(cell.Cell)))
        {
            var weight = (double)group.Count() / cells.Count;
            double[] perLaunch = [.. PerLaunch([.. group.Select(cell => cell.Logs)]).Values];
            if (perLaunch.Length == 0)
            {
                return LogSample.OfStdErr(centre, null, 0, 0);
            }

            var sample = LogSample.ByMean(perLaunch);
            var known = prior(group.First().Cell);
            var joined = fromOne ? sample.ModeratedFromOne(known) : sample.Moderated(known);
            if (joined.StdErr is not { } error)
            {
                return LogSample.OfStdErr(centre, null, joined.N, 0);
            }

            variances.Add((Math.Pow(weight * error, 2), joined.Freedom));
            launches = Math.Min(launches, joined.N);
        }

        var (variance, freedom) = SumOfVariances.Of(variances);
        return LogSample.OfStdErr(centre, Math.Sqrt(variance), launches, freedom ?? launches - 1);
    }

    private static bool IsCompared(AnalysedCase row) => row is { Serializer.IsFloor: false, Ratio.PerLaunch.Count: > 1 };

    private static CellLogs[] Differences(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells) =>
        [.. cells.Select(cell => new CellLogs(cell, Minus(above.Logs(cell), below.Logs(cell))))];

    /// <summary>The mean over the cells of each launch that all of them have.</summary>
    public static SortedDictionary<int, double> PerLaunch(IReadOnlyList<SortedDictionary<int, double>> cells) =>
        new(cells[0].Keys.Where(launch => cells.All(c => c.ContainsKey(launch)))
            .ToDictionary(launch => launch, launch => cells.Average(c => c[launch])));
}

/// <summary>Logarithms of the launches in one cell, by the launches' numbers.</summary>
internal readonly record struct CellLogs(CellId Cell, SortedDictionary<int, double> Logs);
