using System.Runtime.CompilerServices;
using Roundup.Analysis.Conditions;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Rankings;

/// <summary>The serializers over the tables of one target and shape, the best first: the one answer to which serializer to use.</summary>
/// <param name="Target">The target.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Baseline">The serializer that all of these tables are compared with. Tables with another baseline are left out.</param>
/// <param name="Tables">The number of the tables.</param>
/// <param name="Serializers">
/// The serializers: those with all tables, the fastest over both operations first, then those that lack some, by name. Without references.
/// </param>
public sealed record Ranking(
    string Target, Shape Shape, string Baseline, int Tables, IReadOnlyList<RankedSerializer> Serializers)
{
    private IReadOnlyList<TradeOff> _tradeOffs = [];

    /// <summary>
    /// The rows that no other one beats in both time and size (<see cref="TradeOffRow.IsParetoOptimal"/>), over all tables with a choice of
    /// sizes; empty where there is none.
    /// </summary>
    public IReadOnlySet<string> ParetoOptimalSerializers => field ??= FindParetoOptimal();

    /// <summary>The rankings of a run: the shape Bytes first, then the order of the file. None where no serializer has a ratio.</summary>
    /// <param name="tables">The tables.</param>
    public static IReadOnlyList<Ranking> Of(IReadOnlyList<AnalysedTable> tables) => Of(tables, Weights.Usual);

    /// <summary>The same for what counts for somebody, over the serializers that he can take.</summary>
    /// <param name="tables">The tables.</param>
    /// <param name="weights">What orders and ranks the serializers.</param>
    /// <param name="takes">
    /// Whether a serializer takes part, by its name; the baseline is compared with in any case. Null: all serializers do.
    /// </param>
    public static IReadOnlyList<Ranking> Of(IReadOnlyList<AnalysedTable> tables, Weights weights, Func<string, bool>? takes = null) =>
        Of(tables, weights, takes, []);

    internal static IReadOnlyList<Ranking> Of(
        IReadOnlyList<AnalysedTable> tables, Weights weights, Func<string, bool>? takes, IReadOnlyList<TradeOff> tradeOffs)
    {
        ArgumentNullException.ThrowIfNull(tables);
        ArgumentNullException.ThrowIfNull(weights);
        AnalysedTable[] measured = [.. tables.Where(table => table.Id.ComparesSerializers && table.Rows.Any(row => row.Ratio is not null))];
        return
        [
            .. measured.Where(table => weights.Counts(table.Id.Operation)).GroupBy(table => (table.Id.Target, table.Id.Shape))
                .GroupBy(group => group.Key.Target)
                .SelectMany(target => target.OrderBy(group => group.Key.Shape != Shape.Bytes))
                .Select(group => OfTables([.. group.GroupBy(table => table.Baseline!).MaxBy(same => same.Count())!], weights, takes) with
                {
                    _tradeOffs = [.. tradeOffs.Where(tradeOff => group.Any(table => IsOf(tradeOff, table.Id)))],
                }),
        ];
    }

    /// <summary>Rankings are the same only where they are one: what is computed late is no part of them.</summary>
    public bool Equals(Ranking? other) => ReferenceEquals(this, other);

    /// <inheritdoc/>
    public override int GetHashCode() => RuntimeHelpers.GetHashCode(this);

    private static bool IsOf(TradeOff tradeOff, TableId id) => (tradeOff.Dataset, tradeOff.Count, tradeOff.Shape, tradeOff.Target)
        == (id.Dataset, id.Count, id.Shape, id.Target);

    private IReadOnlySet<string> FindParetoOptimal() =>
        _tradeOffs is not [var first, ..] ? new HashSet<string>() : first.Orders.ParetoOptimal(
    [
        .. _tradeOffs.Select(tradeOff => tradeOff.Set with
        {
            Rows = [.. tradeOff.Set.Rows.Where(message => Serializers.Any(serializer => serializer.Name == message.Row.SerializerName))],
        }),
    ]);

    private static Ranking OfTables(IReadOnlyList<AnalysedTable> tables, Weights weights, Func<string, bool>? takes)
    {
        var weighting = new Weighting(tables, weights, takes ?? (_ => true));
        var compared = SerializerTables.OfCompared(tables, weighting);
        var timed = SerializerTables.OfCompared(tables).ToDictionary(row => row.Name);
        var (ofScores, ofTimes) = (new MeanPriors(compared), new MeanPriors([.. timed.Values]));
        var mapped = timed.Values.Any(row => row.Cases.Values.Any(one => one.IsMapped))
            ? SerializerTables.OfCompared(
                    tables, new Weighting(tables, weights with { IsWithMapping = !weights.IsWithMapping }, takes ?? (_ => true)))
                .Where(row => row.Cases.Values.Any(one => one.IsMapped)).ToDictionary(row => row.Name)
            : [];
        var set = ComparisonSet.Of(SerializerTables.OfExact(tables, weighting), ofScores);
        var places = set?.Complete.Index().ToDictionary(row => row.Item.Name, row => row.Index) ?? [];
        var ranks = set?.Ranks ?? [];
        var first = ComparisonSet.Of(SerializerTables.OfExact(tables))?.FirstPlaces;
        var (id, all) = (tables[0].Id, tables.Count);
        RankedSerializer Ranked(SerializerTables row)
        {
            int? place = row.Cases.Count == all && places.TryGetValue(row.Name, out var known) ? known : null;
            var both = MeanOverTables.ToBaseline(row, [.. row.Cases.Keys], ofScores);
            Estimate? other = mapped.GetValueOrDefault(row.Name) is { } one && row.Cases.Keys.All(one.Cases.ContainsKey)
                ? MeanOverTables.ToBaseline(one, [.. row.Cases.Keys], ofScores)
                : null;
            return new(row.Name, [.. row.Cases.Values])
            {
                WithoutMapping = weights.IsWithMapping ? other : null,
                WithMapping = weights.IsWithMapping ? (other is null ? null : both) : other,
                Serialize = Mean(timed[row.Name], row.Cases.Keys, Operation.Serialize, ofTimes),
                Deserialize = Mean(timed[row.Name], row.Cases.Keys, Operation.Deserialize, ofTimes),
                Both = both,
                Rank = ranks.Count > 0 && place is { } at ? ranks[at] : null,
                FindRivals = place is { } rank ? () => set!.Rivals(rank) : null,
                FirstPlaces = first?.GetValueOrDefault(row.Name) ?? 0,
            };
        }

        return new(id.Target, id.Shape, tables[0].Baseline!, all,
        [
            .. compared.Select(Ranked)
                .OrderBy(serializer => serializer.Cases.Count < all)
                .ThenBy(serializer => serializer.Cases.Count < all ? 0 : serializer.Both.Value)
                .ThenBy(serializer => serializer.Name, StringComparer.Ordinal),
        ]);
    }

    private static Estimate? Mean(SerializerTables row, IEnumerable<TableId> tables, Operation operation, MeanPriors priors)
    {
        TableId[] some = [.. tables.Where(table => table.Operation == operation)];
        return some.Length == 0 ? null : MeanOverTables.ToBaseline(row, some, priors);
    }
}

/// <summary>A serializer over several tables. Ratios are geometric means of ratios to the baseline of the tables.</summary>
/// <param name="Name">The serializer.</param>
/// <param name="Cases">Its cases, one for each table.</param>
public sealed record RankedSerializer(string Name, IReadOnlyList<AnalysedCase> Cases)
{
    /// <summary>
    /// Time to serialize over the baseline's; null where it was not measured. A lazy serializer includes reading its members.
    /// </summary>
    public Estimate? Serialize { get; init; }

    /// <summary>Time to deserialize, as <see cref="Serialize"/>.</summary>
    public Estimate? Deserialize { get; init; }

    /// <summary>
    /// Time over the baseline's over all tables, both operations; where other things count, the weighted geometric mean of their ratios.
    /// </summary>
    public Estimate Both { get; init; }

    /// <summary>
    /// <see cref="Both"/> with the mapping to the class that its library generated; null for a serializer that serializes the model itself.
    /// </summary>
    public Estimate? WithMapping { get; init; }

    /// <summary><see cref="Both"/> without that mapping, where <see cref="Weights.IsWithMapping"/>; null otherwise.</summary>
    public Estimate? WithoutMapping { get; init; }

    /// <summary>The time of an operation over the baseline's with that mapping; null where the serializer has none.</summary>
    public double? OfMapped(Operation operation)
    {
        AnalysedCase[] cases = [.. Cases.Where(row => row.Result.Id.Table.Operation == operation)];
        return (operation == Operation.Serialize ? Serialize : Deserialize) is { } time && cases.Any(row => row.IsMapped)
            ? time.Value * GeometricMean.Compute([.. cases.Select(row => (double?)row.MappingFactor)])
            : null;
    }

    /// <summary>The conditions under which its numbers hold: those of any of its cases.</summary>
    public SerializerConditions Conditions => field ??= SerializerConditions.Of(Serializer, [.. Cases.Select(row => row.Result)]) with
    {
        Mapping = Cases.Any(row => row.IsMapped) ? GeometricMean.Compute([.. Cases.Select(row => (double?)row.MappingFactor)]) : null,
    };

    /// <summary>
    /// The other serializers that are compared by <see cref="Both"/>, in their order, with how surely they are slower; null for a
    /// serializer that lacks tables or is lossy.
    /// </summary>
    public IReadOnlyList<Rival>? Rivals => field ??= FindRivals?.Invoke();

    /// <summary>Whether it is compared with other serializers: it has all tables and is exact.</summary>
    public bool IsCompared => FindRivals is not null;

    internal Func<IReadOnlyList<Rival>>? FindRivals { get; init; }

    /// <summary>
    /// The ranks that it can have by <see cref="Both"/>, with one family-wise error over the ranking. Null for a serializer that lacks
    /// tables or is lossy, and where each serializer has a single launch.
    /// </summary>
    public RankInterval? Rank { get; init; }

    /// <summary>The number of tables in which it has two launches, and no exact serializer was shown to be faster.</summary>
    public int FirstPlaces { get; init; }

    /// <summary>The metadata of its serializer.</summary>
    public SerializerInfo Serializer => Cases[0].Serializer;

    /// <summary>Whether the other serializers are compared with it.</summary>
    public bool IsBaseline => Cases.All(row => row.IsBaseline);

    /// <summary>Whether every one of its cases is exact, and built as its users build it.</summary>
    public bool IsExact => Cases.All(SerializerTables.IsExact);

    /// <summary>Size over the baseline's, the geometric mean; null where one is unknown.</summary>
    public double? SizeRatio => GeometricMean.Compute([.. Cases.Select(row => row.SizeRatio)]);

    /// <summary>Allocated bytes over the baseline's, the geometric mean; null where one is unknown or 0.</summary>
    public double? AllocRatio => GeometricMean.Compute([.. Cases.Select(row => row.AllocRatio)]);

    /// <summary>As for a <see cref="Ranking"/>.</summary>
    public bool Equals(RankedSerializer? other) => ReferenceEquals(this, other);

    /// <inheritdoc/>
    public override int GetHashCode() => RuntimeHelpers.GetHashCode(this);
}
