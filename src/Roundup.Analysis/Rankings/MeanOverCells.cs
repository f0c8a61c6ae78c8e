using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Rankings;

/// <summary>
/// The geometric mean over cells of the ratios of launches. The same processes measure all cells of one dataset and target: there each
/// launch gives one value, the mean of its logarithms over these cells. Other processes are independent, so the variances of these groups
/// add up; the degrees of freedom are those of Satterthwaite (1946).
/// </summary>
internal static class MeanOverCells
{
    /// <summary>
    /// The logarithm of one row over another on cells that both have, where a single launch has the variance of the other rows; null
    /// without a launch in common.
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
    public static SortedDictionary<int, double> Minus(SortedDictionary<int, double> above, SortedDictionary<int, double> below)
    {
        var difference = new SortedDictionary<int, double>();
        foreach (var (launch, log) in above)
        {
            if (below.TryGetValue(launch, out var other))
            {
                difference.Add(launch, log - other);
            }
        }

        return difference;
    }

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

/// <summary>
/// What is known of the variances, between launches, of means over cells. The mean of several cells that the same processes measure varies
/// less than one cell, so the rows' means say it themselves, as the rows of a table do; a single cell has the prior of its table.
/// </summary>
internal sealed class MeanPriors(IReadOnlyList<RowCells> rows)
{
    private readonly Dictionary<string, Dictionary<(string, string), VariancePrior>> _known = [];

    /// <summary>The prior of the means over those of some cells that the processes of one of them measure.</summary>
    public Func<CellId, VariancePrior> Over(IReadOnlyCollection<CellId> cells)
    {
        var key = string.Join('\n', cells.Select(cell => cell.ToString()));
        if (!_known.TryGetValue(key, out var priors))
        {
            _known[key] = priors = Of(cells);
        }

        return cell => priors[MeanOverCells.ProcessesOf(cell)];
    }

    private Dictionary<(string, string), VariancePrior> Of(IReadOnlyCollection<CellId> cells)
    {
        RowCells[] complete = [.. rows.Where(row => cells.All(row.Cases.ContainsKey))];
        var groups = cells.GroupBy(MeanOverCells.ProcessesOf).ToDictionary(group => group.Key, group => group.ToArray());
        var pairs = groups.Where(group => group.Value.Length > 1).ToDictionary(
            group => group.Key,
            group => new RowPairs([.. complete.Select(row => MeanOverCells.PerLaunch([.. group.Value.Select(row.Logs)]))]));
        var ofAll = VariancePrior.Of(pairs.Select(group => (group.Key, group.Value.Variances)));
        return groups.ToDictionary(group => group.Key, group => pairs.TryGetValue(group.Key, out var own)
            ? own.Prior(ofAll)
            : complete.Length > 0 ? complete[0].Prior(group.Value[0]) : VariancePrior.None);
    }
}

/// <summary>A factor over several cells.</summary>
/// <param name="Value">The geometric mean over the cells.</param>
/// <param name="Interval">Its 95 % interval; null below two launches, and for figures without noise (sizes).</param>
/// <param name="Cells">The number of cells.</param>
public readonly record struct Estimate(double Value, Interval? Interval, int Cells)
{
    /// <summary>The least of the cells' values.</summary>
    public double Least { get; init; } = Value;

    /// <summary>The greatest of the cells' values.</summary>
    public double Greatest { get; init; } = Value;

    /// <summary>The p-value, two-sided, of the factor being 1; 1 where there is no interval.</summary>
    internal double PValue { get; init; } = 1;

    /// <summary>
    /// The items whose factor is not 1. A statement about the largest of many factors is a statement about all of them, so all are wrong
    /// together in at most 5 % of the cases (<see cref="Holm"/>). An item without an interval is left out.
    /// </summary>
    internal static IEnumerable<T> Significant<T>(IReadOnlyList<T> items, Func<T, Estimate> factor)
    {
        var holds = Holm.Holds([.. items.Select(item => factor(item).PValue)]);
        return items.Where((_, i) => holds[i]);
    }
}
