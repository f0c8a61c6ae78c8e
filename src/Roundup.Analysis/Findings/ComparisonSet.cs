using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>
/// The rows that are compared over several cells: the largest set of cells that some row has, the rows that have all of them, and the rows
/// that have some. Means over different cells are never compared.
/// </summary>
internal sealed class ComparisonSet
{
    private readonly IReadOnlyList<RowCells> all;

    private ComparisonSet(IReadOnlyList<RowCells> all, IReadOnlyList<CellId> cells)
    {
        this.all = all;
        Cells = cells;
        Complete =
        [
            .. all.Where(r => cells.All(r.Cases.ContainsKey))
                .OrderBy(r => cells.Average(cell => r.Logs(cell).Values.Average()))
                .ThenBy(r => r.Name, StringComparer.Ordinal),
        ];
        Partial = [.. all.Except(Complete).Where(r => cells.Any(r.Cases.ContainsKey))];
    }

    public IReadOnlyList<CellId> Cells { get; }

    /// <summary>The rows that have all of the cells, fastest first.</summary>
    public IReadOnlyList<RowCells> Complete { get; }

    /// <summary>The rows that have some of the cells.</summary>
    public IReadOnlyList<RowCells> Partial { get; }

    /// <summary>Null without a row.</summary>
    public static ComparisonSet? Of(IReadOnlyList<RowCells> rows)
    {
        var sets = rows.GroupBy(r => string.Join('\n', r.Cases.Keys.Select(c => c.ToString()).Order(StringComparer.Ordinal)));
        var widest = sets.OrderByDescending(g => g.First().Cases.Count).ThenByDescending(g => g.Count()).FirstOrDefault()?.First();
        return widest is null ? null : new(rows, [.. widest.Cases.Keys]);
    }

    /// <summary>The fastest row, and the rows that cannot be separated from it.</summary>
    /// <param name="ofPairs">What the cells of the run say about the variances of differences.</param>
    public IReadOnlyList<RowCells> Leaders(VariancePrior ofPairs)
    {
        var separations = Apart(ofPairs);
        return [.. Complete.Where((_, place) => place == 0 || !separations.IsFaster(0, place))];
    }

    /// <summary>The ranks of the complete rows, in their order.</summary>
    /// <param name="ofPairs">What the cells of the run say about the variances of differences.</param>
    public IReadOnlyList<RankInterval> Ranks(VariancePrior ofPairs) => Ranking.Of(Complete.Count, Apart(ofPairs));

    private Separations Apart(VariancePrior ofPairs) => Separations.Of(
        Complete.Count,
        [
            .. from first in Enumerable.Range(0, Complete.Count)
               from second in Enumerable.Range(first + 1, Complete.Count - first - 1)
               select new RowPairs.Pair(first, second, MeanOverCells.Difference(Complete[second], Complete[first], Cells, ofPairs)),
        ]);

    /// <summary>For each row that is first, alone or tied, in one of the cells: in how many. By name.</summary>
    /// <param name="ofPairs">What the cells of the run say about the variances of differences.</param>
    public IReadOnlyDictionary<string, int> FirstPlaces(VariancePrior ofPairs) =>
        Cells.SelectMany(cell => FirstIn(cell, ofPairs)).CountBy(row => row.Name).ToDictionary();

    private List<RowCells> FirstIn(CellId cell, VariancePrior ofPairs)
    {
        RowCells[] rows = [.. all.Where(r => r.Cases.ContainsKey(cell))];
        return [.. Separations.Of(new([.. rows.Select(r => r.Logs(cell))]), ofPairs).Leaders.Select(place => rows[place])];
    }
}
