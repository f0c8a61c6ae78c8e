using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>
/// The cost of a row in a cell, where other things than the time in that cell may count. The mean over the cells is the logarithm of the
/// weighted geometric mean of the ratios, each measure a mean over the cells that have it; its launches pair with those of other rows.
/// </summary>
internal sealed class Weighting
{
    /// <summary>What an allocation of nothing counts as: a geometric mean has no place for 0.</summary>
    private const double LeastAllocRatio = 0.001;

    private readonly Weights _weights;
    private readonly Dictionary<Operation, double> _times;
    private readonly Func<string, bool> _takesPart;
    private readonly HashSet<CellId> _sized;
    private readonly HashSet<CellId> _allocating;
    private readonly double _size;
    private readonly double _allocated;
    private readonly double _first;
    private readonly Dictionary<CellId, string?> _baselines;
    private readonly ILookup<(string Row, CellId Both), AnalysedCase> _both;

    public Weighting(IReadOnlyList<AnalysedCell> cells, Weights weights, Func<string, bool> takesPart)
    {
        (_weights, _takesPart) = (weights, takesPart);
        _baselines = cells.DistinctBy(cell => cell.Id).ToDictionary(cell => cell.Id, cell => cell.Baseline);
        _both = cells.SelectMany(cell => cell.Rows).ToLookup(row => (row.Result.Id.RowName, Both(row)));
        var operations = cells.CountBy(cell => cell.Id.Operation).ToDictionary();
        _sized = [.. cells.Where(cell => cell.Rows.Any(row => row.SizeRatio > 0)).Select(cell => cell.Id)];
        _allocating = [.. cells.Where(cell => cell.Rows.Any(row => row.AllocRatio is not null)).Select(cell => cell.Id)];
        var sum = operations.Keys.Sum(weights.Of) + weights.Size + weights.Allocated + weights.First;
        double Share(double weight, int of) => weight == 0 ? 0 : weight * cells.Count / (sum * of);
        _times = operations.ToDictionary(operation => operation.Key, operation => Share(weights.Of(operation.Key), operation.Value));
        (_size, _allocated) = (Share(weights.Size, _sized.Count), Share(weights.Allocated, _allocating.Count));
        _first = Share(weights.First, cells.Count);
    }

    /// <summary>What is known of the variances of the costs in a cell from the variances of its times: the rest has no noise.</summary>
    public VariancePrior Scaled(AnalysedCell cell) => _weights.Bandwidth > 0
        ? cell.Prior
        : cell.Prior with { Variance = cell.Prior.Variance * Math.Pow(_times[cell.Id.Operation], 2) };

    /// <summary>The logarithms of the launches' costs, by number; null where something that counts is not known.</summary>
    public SortedDictionary<int, double>? LogsOf(AnalysedCase row)
    {
        var id = row.Result.Id;
        if (!_takesPart(id.RowName))
        {
            return null;
        }

        if (_weights.Bandwidth > 0)
        {
            return Sent(row);
        }

        var known = (_sized.Contains(id.Cell) ? Constant(_size, row.SizeRatio > 0 ? row.SizeRatio : null) : 0)
            + (_allocating.Contains(id.Cell)
                ? Constant(_allocated, row.AllocRatio is { } ratio ? Math.Max(ratio, LeastAllocRatio) : null)
                : 0)
            + Constant(_first, _weights.FirstCalls.TryGetValue(id.RowName, out var first) ? first : null);
        var share = _times[id.Cell.Operation];
        return known is not { } constant ? null
            : new(RowCells.LogsOf(row).ToDictionary(launch => launch.Key, launch => (share * launch.Value) + constant));
    }

    private static double? Constant(double share, double? ratio) => share == 0 ? 0 : ratio is { } known ? share * Math.Log(known) : null;

    /// <summary>The time to write, send and read over the baseline's, in the launches that both operations of both have.</summary>
    private SortedDictionary<int, double>? Sent(AnalysedCase row)
    {
        var (mine, others) = (Sent(row.Result.Id.RowName, row), Sent(_baselines[row.Result.Id.Cell] ?? "", row));
        return mine is null || others is null ? null
            : new(mine.Where(launch => others.ContainsKey(launch.Key))
                .ToDictionary(launch => launch.Key, launch => Math.Log(launch.Value / others[launch.Key])));
    }

    private Dictionary<int, double>? Sent(string name, AnalysedCase like)
    {
        var cases = _both[(name, Both(like))].ToList();
        var writing = cases.Find(row => row.Result.Id.Cell.Operation == Operation.Serialize);
        var reading = cases.Find(row => row.Result.Id.Cell.Operation == Operation.Deserialize);
        if (writing is not { Time: { } write, Result.SizeBytes: { } size } || reading?.Time is not { } read)
        {
            return null;
        }

        var sending = size * 8 / _weights.Bandwidth * 1000;
        return write.PerLaunch.Where(launch => read.PerLaunch.ContainsKey(launch.Key))
            .ToDictionary(launch => launch.Key, launch => launch.Value + sending + (reading.ReadingFactor * read.PerLaunch[launch.Key]));
    }

    private static CellId Both(AnalysedCase row) => row.Result.Id.Cell with { Operation = default };
}
