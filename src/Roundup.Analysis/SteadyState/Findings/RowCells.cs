using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>One row's exact numbers in the cells of a group, as logarithms of its launches' ratios to the cell's baseline.</summary>
internal sealed class RowCells
{
    private readonly IReadOnlyDictionary<CellId, string?> baselines;

    // All pairs of rows ask for them.
    private readonly Dictionary<CellId, SortedDictionary<int, double>> logs;

    private RowCells(
        string name,
        SerializerInfo serializer,
        IReadOnlyDictionary<CellId,
        AnalysedCase> cases,
        IReadOnlyDictionary<CellId, string?> baselines)
    {
        Name = name;
        Format = serializer.Format;
        Cases = cases;
        this.baselines = baselines;
        logs = cases.ToDictionary(one => one.Key, one => LogsOf(one.Value));
    }

    /// <summary>The row's name.</summary>
    public string Name { get; }

    /// <summary>Its format.</summary>
    public string Format { get; }

    /// <summary>Its exact cases, by cell.</summary>
    public IReadOnlyDictionary<CellId, AnalysedCase> Cases { get; }

    /// <summary>Whether it is the baseline of all these cells.</summary>
    public bool IsBaseline(IEnumerable<CellId> cells) => cells.All(cell => Cases[cell].IsBaseline);

    /// <summary>What its ratios in these cells are to; null where that differs: a baseline without a number in some of them.</summary>
    public string? BaselineOf(IEnumerable<CellId> cells) =>
        cells.Select(cell => baselines[cell]).Distinct().ToArray() is [{ } one] ? one : null;

    /// <summary>The most of these cells in which the ratios are to one other row: ratios to different ones have no mean.</summary>
    public IReadOnlyList<CellId> ComparedWithOne(IEnumerable<CellId> cells) =>
        [.. cells.Where(cell => !Cases[cell].IsBaseline).GroupBy(cell => baselines[cell]).MaxBy(same => same.Count())!];

    /// <summary>Logarithms of the launches' ratios in a cell, by the launches' numbers; those of a lazy row with reading.</summary>
    public SortedDictionary<int, double> Logs(CellId cell) => logs[cell];

    /// <summary>The same of one case.</summary>
    public static SortedDictionary<int, double> LogsOf(AnalysedCase row) => row.RatioWithReading!.Logs;

    /// <summary>The rows of cells, in their order: those that can be called the fastest.</summary>
    public static IReadOnlyList<RowCells> Of(IReadOnlyList<AnalysedCell> cells) => Of(cells, IsContender);

    /// <summary>The rows of cells that did all of the work: what they allocate and write is known from one launch.</summary>
    public static IReadOnlyList<RowCells> OfExact(IReadOnlyList<AnalysedCell> cells) => Of(cells, IsExact);

    /// <summary>Whether a row did all of the work, within its time, and is no floor.</summary>
    public static bool IsExact(AnalysedCase row) => IsExactWithHidden(row) && !row.HidesWork;

    /// <summary>The same, with those whose time does not stand for the work.</summary>
    public static bool IsExactWithHidden(AnalysedCase row) =>
        row is { Time: not null, Serializer.IsFloor: false, Result.Fidelity: Results.Fidelity.Exact, Ratio.PerLaunch.Count: > 0 };

    /// <summary>Whether a row can be called the fastest: exact, and its ratio has an interval that is not too wide to say so.</summary>
    public static bool IsContender(AnalysedCase row) => IsExact(row) && HasInterval(row);

    /// <summary>Whether anything can be said of how fast a row is.</summary>
    public static bool HasInterval(AnalysedCase row) => row is { IsTooNoisy: false, Ratio.PerLaunch.Count: > 1 };

    private static IReadOnlyList<RowCells> Of(IReadOnlyList<AnalysedCell> cells, Func<AnalysedCase, bool> isWanted)
    {
        var baselines = cells.DistinctBy(c => c.Id).ToDictionary(c => c.Id, c => c.Baseline);
        return
        [
            .. cells.SelectMany(c => c.Rows.Where(isWanted))
                .GroupBy(r => r.Result.Id.RowName)
                .Select(g => new RowCells(
                    g.Key, g.First().Serializer, g.DistinctBy(r => r.Result.Id.Cell).ToDictionary(r => r.Result.Id.Cell), baselines)),
        ];
    }
}
