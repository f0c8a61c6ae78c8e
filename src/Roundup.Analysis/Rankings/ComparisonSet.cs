using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Rankings;

// The rows that are compared over several tables: the largest set of tables that some row has, and the rows that have all of them. Means
// over different tables are never compared.
internal sealed class ComparisonSet
{
    private readonly IReadOnlyList<SerializerTables> _all;
    private readonly MeanPriors _priors;

    private ComparisonSet(IReadOnlyList<SerializerTables> _all, IReadOnlyList<TableId> tables, MeanPriors _priors)
    {
        this._all = _all;
        this._priors = _priors;
        Tables = tables;
        Complete =
        [
            .. _all.Where(r => tables.All(r.Cases.ContainsKey))
                .OrderBy(r => tables.Average(table => r.Logs(table).Values.Average()))
                .ThenBy(r => r.Name, StringComparer.Ordinal),
        ];
    }

    public IReadOnlyList<TableId> Tables { get; }

    // The fastest first.
    public IReadOnlyList<SerializerTables> Complete { get; }

    // Null without a row. priors: of the variances of means over tables; null: what these rows say.
    public static ComparisonSet? Of(IReadOnlyList<SerializerTables> rows, MeanPriors? priors = null)
    {
        var sets = rows.GroupBy(r => string.Join('\n', r.Cases.Keys.Select(c => c.ToString()).Order(StringComparer.Ordinal)));
        var widest = sets.OrderByDescending(g => g.First().Cases.Count).ThenByDescending(g => g.Count()).FirstOrDefault()?.First();
        return widest is null ? null : new(rows, [.. widest.Cases.Keys], priors ?? new(rows));
    }

    public IReadOnlyList<Rival> Rivals(int place) =>
    [
        .. from other in Enumerable.Range(0, Complete.Count)
           where other != place
           let difference = Apart.Difference(place, other)
           select new Rival(Complete[other].Name, Apart.CertaintyOf(place, other), difference?.Value, difference?.IntervalOfValue),
    ];

    public bool IsFaster(int place, int other) => Apart.IsFaster(place, other);

    // None where each has a single launch.
    public IReadOnlyList<RankInterval> Ranks =>
        Complete.Any(row => Tables.All(table => row.Logs(table).Count > 1)) ? RankRule.Rank(Complete.Count, Apart) : [];

    private Separations Apart => field ??= Separate();

    // For each row with two launches or more that is first, alone or tied, in one of the tables: in how many. By name.
    public IReadOnlyDictionary<string, int> FirstPlaces => Tables.SelectMany(FirstIn).CountBy(row => row.Name).ToDictionary();

    private Separations Separate()
    {
        var prior = _priors.Over(Tables);
        return Separations.Of(
            Complete.Count,
            [
                .. from first in Enumerable.Range(0, Complete.Count)
                   from second in Enumerable.Range(first + 1, Complete.Count - first - 1)
                   let difference = MeanOverTables.Difference(Complete[second], Complete[first], Tables, prior)
                   where difference is not null
                   select new RowPairs.Pair(first, second, difference.Value),
            ]);
    }

    private IEnumerable<SerializerTables> FirstIn(TableId table)
    {
        SerializerTables[] rows = [.. _all.Where(r => r.Cases.ContainsKey(table))];
        return rows.Length == 0 ? []
            : Separations.Of(new([.. rows.Select(r => r.Logs(table))]), rows[0].Prior(table)).Leaders
                .Select(place => rows[place])
                .Where(row => row.Logs(table).Count > 1);
    }
}

/// <summary>A serializer beside another one.</summary>
/// <param name="Name">The serializer.</param>
/// <param name="Certainty">How surely it is slower than the other one.</param>
/// <param name="Ratio">Its time over that of the other one; null where they have no launch in common.</param>
/// <param name="Interval">The 95 % interval of this ratio alone; null where it is not known.</param>
public sealed record Rival(string Name, Certainty Certainty, double? Ratio, Interval? Interval);
