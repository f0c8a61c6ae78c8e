using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Rankings;

internal sealed class SerializerTables
{
    private readonly IReadOnlyDictionary<TableId, string?> _baselines;

    // Computed once: every pair of serializers needs them.
    private readonly Dictionary<TableId, SortedDictionary<int, double>> _logs;
    private readonly Func<TableId, VariancePrior> _prior;

    private SerializerTables(
        string name,
        IReadOnlyDictionary<TableId, AnalysedCase> cases,
        IReadOnlyDictionary<TableId, string?> _baselines,
        Dictionary<TableId, SortedDictionary<int, double>> _logs,
        Func<TableId, VariancePrior> _prior)
    {
        Name = name;
        Cases = cases;
        this._baselines = _baselines;
        this._logs = _logs;
        this._prior = _prior;
    }

    public string Name { get; }

    public IReadOnlyDictionary<TableId, AnalysedCase> Cases { get; }

    public bool IsBaseline(IEnumerable<TableId> tables) => tables.All(table => Cases[table].IsBaseline);

    // The baseline of these tables; null where it differs, because the requested one has no number in some of them.
    public string? BaselineOf(IEnumerable<TableId> tables) =>
        tables.Select(table => _baselines[table]).Distinct().ToArray() is [{ } one] ? one : null;

    // Logarithms of the launches' ratios in a table, by number; those of a lazy row include reading its members. Where other things than
    // time count (Weighting), the logarithms of the launches' costs.
    public SortedDictionary<int, double> Logs(TableId table) => _logs[table];

    // What is known of the variance, between launches, of the difference of two rows' logarithms in a table.
    public VariancePrior Prior(TableId table) => _prior(table);

    public static SortedDictionary<int, double> LogsOf(AnalysedCase row) => row.RatioWithReading!.Logs;

    public static IReadOnlyList<SerializerTables> OfExact(IReadOnlyList<AnalysedTable> tables, Weighting? weighting = null) =>
        Of(tables, IsExact, weighting);

    // Exact or not, without references.
    public static IReadOnlyList<SerializerTables> OfCompared(IReadOnlyList<AnalysedTable> tables, Weighting? weighting = null) =>
        Of(tables, IsCompared, weighting);

    public static IReadOnlyList<SerializerTables> OfMessages(
        IReadOnlyList<MessageSet> works, Func<Message, SortedDictionary<int, double>> logs, Func<MessageSet, VariancePrior> prior)
    {
        var priors = works.ToDictionary(work => work.Id, prior);
        var baselines = works.ToDictionary(work => work.Id, _ => (string?)null);
        return
        [
            .. from work in works
               from message in work.Rows
               group (work.Id, Message: message) by message.Row.SerializerName into row
               select new SerializerTables(
                   row.Key,
                   row.ToDictionary(one => one.Id, one => one.Message.Row.Serialize),
                   baselines,
                   row.ToDictionary(one => one.Id, one => logs(one.Message)),
                   table => priors[table]),
        ];
    }

    // Whether a serializer is no reference, did all of the work, and was built as its users build it.
    public static bool IsExact(AnalysedCase row) =>
        IsCompared(row) && row.Result.Fidelity == Fidelity.Exact && row.Conditions.CanLead;

    private static bool IsCompared(AnalysedCase row) =>
        row is { Time: not null, Serializer.IsReference: false, Ratio.PerLaunch.Count: > 0 };

    private static IReadOnlyList<SerializerTables> Of(
        IReadOnlyList<AnalysedTable> tables, Func<AnalysedCase, bool> isWanted, Weighting? weighting = null)
    {
        SortedDictionary<int, double>? Logs(AnalysedCase row) => weighting is null ? LogsOf(row) : weighting.LogsOf(row);
        var baselines = tables.DistinctBy(c => c.Id).ToDictionary(c => c.Id, c => c.Baseline);
        var priors = tables.DistinctBy(c => c.Id).ToDictionary(c => c.Id, c => weighting is null ? c.Prior : weighting.Scaled(c));
        return
        [
            .. tables.SelectMany(c => c.Rows.Where(isWanted))
                .DistinctBy(r => r.Result.Id)
                .Select(r => (Row: r, Logs: Logs(r)))
                .Where(r => r.Logs is not null)
                .GroupBy(r => r.Row.Result.Id.SerializerName)
                .Select(g => new SerializerTables(
                    g.Key,
                    g.ToDictionary(r => r.Row.Result.Id.Table, r => r.Row),
                    baselines,
                    g.ToDictionary(r => r.Row.Result.Id.Table, r => r.Logs!),
                    table => priors[table])),
        ];
    }
}
