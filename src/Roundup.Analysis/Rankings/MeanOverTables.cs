using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Rankings;

// The geometric mean over tables of the ratios of launches. The same processes measure all tables of one dataset and target: there each
// launch gives one value, the mean of its logarithms over these tables. Other processes are independent, so the variances of these groups
// add up; the degrees of freedom are those of Satterthwaite (1946).
internal static class MeanOverTables
{
    // The logarithm of one row over another on tables that both have, where a single launch has the variance of the other rows; null
    // without a launch in common.
    // prior: that of the variances of means over these tables.
    public static LogSample? Difference(
        SerializerTables above, SerializerTables below, IReadOnlyCollection<TableId> tables, Func<TableId, VariancePrior> prior) =>
        Differences(above, below, tables) is var differences && differences.All(table => table.Logs.Count > 0)
            ? LogOf(differences, prior, fromOne: true)
            : null;

    public static Estimate ToBaseline(SerializerTables row, IReadOnlyCollection<TableId> tables, MeanPriors priors) =>
        Estimate([.. tables.Select(table => new TableLogs(table, row.Logs(table)))], priors.Over(tables));

    public static (string Dataset, string Target) ProcessesOf(TableId table) => (table.Dataset, table.Target);

    // What all tables say about the variance, between launches, of the difference of two rows in one table.
    public static VariancePrior PairPrior(IReadOnlyList<AnalysedTable> tables) => VariancePrior.Of(tables.Select(c => (
        (c.Id.Dataset, c.Id.Target),
        new RowPairs([.. c.Rows.Where(IsCompared).Select(r => r.Ratio!.Logs)]).Variances)));

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

    public static Estimate Estimate(IReadOnlyList<TableLogs> tables, VariancePrior prior) => Estimate(tables, _ => prior);

    private static Estimate Estimate(IReadOnlyList<TableLogs> tables, Func<TableId, VariancePrior> prior)
    {
        var joined = LogOf(tables, prior);
        double[] values = [.. tables.Select(table => Math.Exp(table.Logs.Values.Average()))];
        return new(joined.Value, joined.IntervalOfValue, tables.Count)
        {
            PValue = joined.PValue,
            Least = values.Min(),
            Greatest = values.Max(),
        };
    }

    private static LogSample LogOf(IReadOnlyList<TableLogs> tables, Func<TableId, VariancePrior> prior, bool fromOne = false)
    {
        var centre = tables.Average(table => table.Logs.Values.Average());
        var variances = new List<(double Variance, double Freedom)>();
        var launches = int.MaxValue;
        foreach (var group in tables.GroupBy(table => ProcessesOf(table.Table)))
        {
            var weight = (double)group.Count() / tables.Count;
            double[] perLaunch = [.. PerLaunch([.. group.Select(table => table.Logs)]).Values];
            if (perLaunch.Length == 0)
            {
                return LogSample.OfStdErr(centre, null, 0, 0);
            }

            var sample = LogSample.ByMean(perLaunch);
            var known = prior(group.First().Table);
            var joined = fromOne ? sample.ModeratedFromOne(known) : sample.Moderated(known);
            if (joined.StdErr is not { } error)
            {
                return LogSample.OfStdErr(centre, null, joined.N, 0);
            }

            variances.Add((Math.Pow(weight * error, 2), joined.Freedom));
            launches = Math.Min(launches, joined.N);
        }

        var (variance, freedom) = SumOfVariances.Compute(variances);
        return LogSample.OfStdErr(centre, Math.Sqrt(variance), launches, freedom ?? launches - 1);
    }

    private static bool IsCompared(AnalysedCase row) => row is { Serializer.IsReference: false, Ratio.PerLaunch.Count: > 1 };

    private static TableLogs[] Differences(SerializerTables above, SerializerTables below, IReadOnlyCollection<TableId> tables) =>
        [.. tables.Select(table => new TableLogs(table, Minus(above.Logs(table), below.Logs(table))))];

    public static SortedDictionary<int, double> PerLaunch(IReadOnlyList<SortedDictionary<int, double>> tables) =>
        new(tables[0].Keys.Where(launch => tables.All(c => c.ContainsKey(launch)))
            .ToDictionary(launch => launch, launch => tables.Average(c => c[launch])));
}

internal readonly record struct TableLogs(TableId Table, SortedDictionary<int, double> Logs);

// What is known of the variances, between launches, of means over tables. The mean of several tables that one process measures varies less
// than one table, so the rows' means say it themselves, as the rows of a table do; a single table has the prior of its table.
internal sealed class MeanPriors(IReadOnlyList<SerializerTables> rows)
{
    private readonly Dictionary<string, Dictionary<(string, string), VariancePrior>> _known = [];

    public Func<TableId, VariancePrior> Over(IReadOnlyCollection<TableId> tables)
    {
        var key = string.Join('\n', tables.Select(table => table.ToString()));
        if (!_known.TryGetValue(key, out var priors))
        {
            _known[key] = priors = Estimate(tables);
        }

        return table => priors[MeanOverTables.ProcessesOf(table)];
    }

    private Dictionary<(string, string), VariancePrior> Estimate(IReadOnlyCollection<TableId> tables)
    {
        SerializerTables[] complete = [.. rows.Where(row => tables.All(row.Cases.ContainsKey))];
        var groups = tables.GroupBy(MeanOverTables.ProcessesOf).ToDictionary(group => group.Key, group => group.ToArray());
        var pairs = groups.Where(group => group.Value.Length > 1).ToDictionary(
            group => group.Key,
            group => new RowPairs([.. complete.Select(row => MeanOverTables.PerLaunch([.. group.Value.Select(row.Logs)]))]));
        var ofAll = VariancePrior.Of(pairs.Select(group => (group.Key, group.Value.Variances)));
        return groups.ToDictionary(group => group.Key, group => pairs.TryGetValue(group.Key, out var own)
            ? own.Prior(ofAll)
            : complete.Length > 0 ? complete[0].Prior(group.Value[0]) : VariancePrior.None);
    }
}

/// <summary>A factor over several tables.</summary>
/// <param name="Value">The geometric mean over the tables.</param>
/// <param name="Interval">Its 95 % interval; null below two launches, and for figures without noise (sizes).</param>
/// <param name="Tables">The number of tables.</param>
public readonly record struct Estimate(double Value, Interval? Interval, int Tables)
{
    /// <summary>The least of the tables' values.</summary>
    public double Least { get; init; } = Value;

    /// <summary>The greatest of the tables' values.</summary>
    public double Greatest { get; init; } = Value;

    /// <summary>Half of the interval, as a share of the factor: by so much it can be wrong in either direction.</summary>
    public double? HalfWidth => Interval is { } interval ? Math.Sqrt(interval.High / interval.Low) - 1 : null;

    // The p-value, two-sided, of the factor being 1; 1 where there is no interval.
    internal double PValue { get; init; } = 1;

    // The items whose factor is not 1. A statement about the largest of many factors is a statement about all of them, so all are wrong
    // together in at most 5 % of the cases (Holm). An item without an interval is left out.
    internal static IEnumerable<T> Significant<T>(IReadOnlyList<T> items, Func<T, Estimate> factor)
    {
        var holds = Holm.Holds([.. items.Select(item => factor(item).PValue)]);
        return items.Where((_, i) => holds[i]);
    }
}
