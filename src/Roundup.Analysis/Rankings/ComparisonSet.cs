using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Rankings;

/// <summary>
/// The rows that are compared over several cells: the largest set of cells that some row has, and the rows that have all
/// of them. Means over different cells are never compared.
/// </summary>
internal sealed class ComparisonSet
{
    private readonly IReadOnlyList<RowCells> all;
    private readonly MeanPriors priors;

    private ComparisonSet(IReadOnlyList<RowCells> all, IReadOnlyList<CellId> cells, MeanPriors priors)
    {
        this.all = all;
        this.priors = priors;
        Cells = cells;
        Complete =
        [
            .. all.Where(r => cells.All(r.Cases.ContainsKey))
                .OrderBy(r => cells.Average(cell => r.Logs(cell).Values.Average()))
                .ThenBy(r => r.Name, StringComparer.Ordinal),
        ];
    }

    public IReadOnlyList<CellId> Cells { get; }

    /// <summary>The rows that have all of the cells, fastest first.</summary>
    public IReadOnlyList<RowCells> Complete { get; }

    /// <summary>Null without a row.</summary>
    /// <param name="rows">The rows.</param>
    /// <param name="priors">What is known of the variances of means over cells; null: what these rows say.</param>
    public static ComparisonSet? Of(IReadOnlyList<RowCells> rows, MeanPriors? priors = null)
    {
        var sets = rows.GroupBy(r => string.Join('\n', r.Cases.Keys.Select(c => c.ToString()).Order(StringComparer.Ordinal)));
        var widest = sets.OrderByDescending(g => g.First().Cases.Count).ThenByDescending(g => g.Count()).FirstOrDefault()?.First();
        return widest is null ? null : new(rows, [.. widest.Cases.Keys], priors ?? new(rows));
    }

    /// <summary>The other complete rows, in their order, each with its time over that of a row, and with how surely it is slower.</summary>
    public IReadOnlyList<Rival> Rivals(int place) =>
    [
        .. from other in Enumerable.Range(0, Complete.Count)
           where other != place
           let difference = Apart.Difference(place, other)
           select new Rival(Complete[other].Name, Apart.CertaintyOf(place, other), difference?.Value, difference?.IntervalOfValue),
    ];

    /// <summary>The ranks of the complete rows, in their order; none where each has a single launch.</summary>
    public IReadOnlyList<RankInterval> Ranks =>
        Complete.Any(row => Cells.All(cell => row.Logs(cell).Count > 1)) ? RankRule.Of(Complete.Count, Apart) : [];

    private Separations Apart => field ??= Separations.Of(
        Complete.Count,
        [
            .. from first in Enumerable.Range(0, Complete.Count)
               from second in Enumerable.Range(first + 1, Complete.Count - first - 1)
               let difference = MeanOverCells.Difference(Complete[second], Complete[first], Cells, priors)
               where difference is not null
               select new RowPairs.Pair(first, second, difference.Value),
        ]);

    /// <summary>For each row with two launches or more that is first, alone or tied, in one of the cells: in how many. By name.</summary>
    public IReadOnlyDictionary<string, int> FirstPlaces => Cells.SelectMany(FirstIn).CountBy(row => row.Name).ToDictionary();

    private IEnumerable<RowCells> FirstIn(CellId cell)
    {
        RowCells[] rows = [.. all.Where(r => r.Cases.ContainsKey(cell))];
        return rows.Length == 0 ? []
            : Separations.Of(new([.. rows.Select(r => r.Logs(cell))]), rows[0].Prior(cell)).Leaders
                .Select(place => rows[place])
                .Where(row => row.Logs(cell).Count > 1);
    }
}

/// <summary>A row beside another one.</summary>
/// <param name="Name">The row.</param>
/// <param name="Certainty">How surely it is slower than the other one.</param>
/// <param name="Ratio">Its time over that of the other one; null where they have no launch in common.</param>
/// <param name="Interval">The 95 % interval of this ratio alone; null where it is not known.</param>
public sealed record Rival(string Name, Certainty Certainty, double? Ratio, Interval? Interval);
