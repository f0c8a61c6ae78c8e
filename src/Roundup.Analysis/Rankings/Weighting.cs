using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Rankings;

// The cost of a row in a table, where other things than the time in that table may count. The mean over the tables is the logarithm of the
// weighted geometric mean of the ratios, each measure a mean over the tables that have it; its launches pair with those of other rows.
internal sealed class Weighting
{
    // What an allocation of nothing counts as: a geometric mean has no place for 0.
    private const double LeastAllocRatio = 0.001;

    private readonly Weights _weights;
    private readonly Dictionary<Operation, double> _times;
    private readonly Func<string, bool> _takesPart;
    private readonly HashSet<TableId> _sized;
    private readonly HashSet<TableId> _allocating;
    private readonly double _size;
    private readonly double _allocated;
    private readonly double _first;
    private readonly Dictionary<TableId, string?> _baselines;
    private readonly ILookup<(string Row, TableId Both), Message> _messages;

    public Weighting(IReadOnlyList<AnalysedTable> tables, Weights weights, Func<string, bool> takesPart)
    {
        (_weights, _takesPart) = (weights, takesPart);
        _baselines = tables.DistinctBy(table => table.Id).ToDictionary(table => table.Id, table => table.Baseline);
        _messages = (weights.Bandwidth > 0 ? tables : []).GroupBy(table => Both(table.Id))
            .SelectMany(both => Message.Of(both).Select(message => (both.Key, Message: message)))
            .ToLookup(one => (one.Message.Row.SerializerName, one.Key), one => one.Message);
        var operations = tables.CountBy(table => table.Id.Operation).ToDictionary();
        _sized = [.. tables.Where(table => table.Rows.Any(row => row.SizeRatio > 0)).Select(table => table.Id)];
        _allocating = [.. tables.Where(table => table.Rows.Any(row => row.AllocRatio is not null)).Select(table => table.Id)];
        var sum = operations.Keys.Sum(weights.Get) + weights.Size + weights.Allocated + weights.First;
        double Share(double weight, int of) => weight == 0 ? 0 : weight * tables.Count / (sum * of);
        _times = operations.ToDictionary(operation => operation.Key, operation => Share(weights.Get(operation.Key), operation.Value));
        (_size, _allocated) = (Share(weights.Size, _sized.Count), Share(weights.Allocated, _allocating.Count));
        _first = Share(weights.First, tables.Count);
    }

    // What is known of the variances of the costs in a table from the variances of its times: the rest has no noise.
    public VariancePrior Scaled(AnalysedTable table) => _weights.Bandwidth > 0
        ? table.Prior
        : table.Prior with { Variance = table.Prior.Variance * Math.Pow(_times[table.Id.Operation], 2) };

    // By number; null where something that counts is not known.
    public SortedDictionary<int, double>? LogsOf(AnalysedCase row)
    {
        var id = row.Result.Id;
        if (!_takesPart(id.SerializerName))
        {
            return null;
        }

        if (_weights.Bandwidth > 0)
        {
            return Sent(row);
        }

        var known = (_sized.Contains(id.Table) ? Constant(_size, row.SizeRatio > 0 ? row.SizeRatio : null) : 0)
            + (_allocating.Contains(id.Table)
                ? Constant(_allocated, row.AllocRatio is { } ratio ? Math.Max(ratio, LeastAllocRatio) : null)
                : 0)
            + Constant(_first, _weights.FirstCalls.TryGetValue(id.SerializerName, out var first) ? first : null);
        var share = _times[id.Table.Operation];
        var mapping = _weights.IsWithMapping ? Math.Log(row.MappingFactor) : 0;
        return known is not { } constant ? null
            : new(SerializerTables.LogsOf(row).ToDictionary(launch => launch.Key, launch => (share * (launch.Value + mapping)) + constant));
    }

    private static double? Constant(double share, double? ratio) => share == 0 ? 0 : ratio is { } known ? share * Math.Log(known) : null;

    // The time to write, send and read over the baseline's, in the launches that both operations of both have.
    private SortedDictionary<int, double>? Sent(AnalysedCase row)
    {
        var bandwidth = Rankings.Bandwidth.OfMegabits(_weights.Bandwidth);
        SortedDictionary<int, double>? Times(string? name) =>
            _messages[(name ?? "", Both(row.Result.Id.Table))].FirstOrDefault()?.Times(bandwidth, _weights.IsWithMapping);
        var (mine, others) = (Times(row.Result.Id.SerializerName), Times(_baselines[row.Result.Id.Table]));
        return mine is null || others is null || !mine.Keys.Any(others.ContainsKey) ? null
            : new(mine.Where(launch => others.ContainsKey(launch.Key))
                .ToDictionary(launch => launch.Key, launch => Math.Log(launch.Value / others[launch.Key])));
    }

    private static TableId Both(TableId id) => id with { Operation = default };
}

/// <summary>
/// What counts, and how much: weights of the logarithms of ratios to the baseline, as on the page of a report. 0: it does not count.
/// </summary>
public sealed record Weights
{
    /// <summary>The time of both operations.</summary>
    public static Weights Usual { get; } = new() { Write = 1, Read = 1 };

    /// <summary>The choices that a report carries rankings of, and that a person is asked for, by name; the usual one first.</summary>
    public static IReadOnlyList<(string Name, Weights Weights)> Presets { get; } =
    [
        ("time to write and to read alike", Usual),
        ("mostly reading", Usual with { Read = 3 }),
        ("mostly writing", Usual with { Write = 3 }),
        ("size as much as time", Usual with { Size = 2 }),
        ("allocation as much as time", Usual with { Allocated = 2 }),
    ];

    /// <summary>Of the time to serialize.</summary>
    public double Write { get; init; }

    /// <summary>Of the time to deserialize.</summary>
    public double Read { get; init; }

    /// <summary>Of the bytes written.</summary>
    public double Size { get; init; }

    /// <summary>Of the bytes allocated.</summary>
    public double Allocated { get; init; }

    /// <summary>Of the first call.</summary>
    public double First { get; init; }

    /// <summary>
    /// Mbit/s: the time to write, to send at it and to read is compared instead of what the weights say. 0: nothing is sent.
    /// </summary>
    public double Bandwidth { get; init; }

    /// <summary>
    /// Whether a serializer that is timed with a class that its library generated counts with the mapping to it: so where the program has
    /// classes of its own.
    /// </summary>
    public bool IsWithMapping { get; init; }

    /// <summary>The first call of each serializer over the baseline's, by the serializer's name.</summary>
    public IReadOnlyDictionary<string, double> FirstCalls { get; init; } = new Dictionary<string, double>();

    /// <summary>Whether tables of an operation take part: a serializer that only reads is complete where only reading counts.</summary>
    public bool Counts(Operation operation) => Bandwidth > 0 || (Write == 0 && Read == 0) || Get(operation) > 0;

    /// <summary>The weight of an operation.</summary>
    public double Get(Operation operation) => operation == Operation.Serialize ? Write : Read;
}
