using Roundup.Analysis.SteadyState.Cells;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>
/// Who is compared with whom: the largest set of cells that some row has, the rows that have all of them, fastest first, and those
/// that have only some. Means over different cells are never compared.
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
                .OrderBy(r => Joined.ToBaseline(r, cells).Value)
                .ThenBy(r => r.Name, StringComparer.Ordinal),
        ];
        Partial = [.. all.Except(Complete).Where(r => cells.Any(r.Cases.ContainsKey))];
    }

    /// <summary>The cells.</summary>
    public IReadOnlyList<CellId> Cells { get; }

    /// <summary>The rows that have all of them, fastest first.</summary>
    public IReadOnlyList<RowCells> Complete { get; }

    /// <summary>The rows that have some of them.</summary>
    public IReadOnlyList<RowCells> Partial { get; }

    /// <summary>The fastest, and those that cannot be told from it.</summary>
    public IReadOnlyList<RowCells> Leaders =>
        [.. Complete.Take(1), .. Complete.Skip(1).TakeWhile(r => Joined.Quotient(r, Complete[0], Cells).CannotBeToldFromOne)];

    /// <summary>Null without a row.</summary>
    public static ComparisonSet? Of(IReadOnlyList<RowCells> rows)
    {
        var sets = rows.GroupBy(r => string.Join('\n', r.Cases.Keys.Select(c => c.ToString()).Order(StringComparer.Ordinal)));
        var widest = sets.OrderByDescending(g => g.First().Cases.Count).ThenByDescending(g => g.Count()).FirstOrDefault()?.First();
        return widest is null ? null : new(rows, [.. widest.Cases.Keys]);
    }

    /// <summary>In how many of the cells a row is the fastest exact one, or cannot be told from it.</summary>
    public int FirstPlaces(RowCells row) => Cells.Count(cell => FirstIn(cell).Contains(row));

    private List<RowCells> FirstIn(CellId cell)
    {
        RowCells[] rows = [.. all.Where(r => r.Cases.ContainsKey(cell)).OrderBy(r => r.Cases[cell].Ratio!.Ratio)];
        var ranks = Ranking.Of([.. rows.Select(r => Numbered(r.Logs(cell)))]);
        return [.. rows.Zip(ranks).Where(p => p.Second == 1).Select(p => p.First)];
    }

    private static SortedDictionary<int, double> Numbered(double[] logs) => new(logs.Index().ToDictionary(l => l.Index, l => l.Item));
}
