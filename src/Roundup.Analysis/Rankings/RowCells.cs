using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Rankings;

/// <summary>The exact cases of one row, with the logarithms of their launches' ratios to the cell's baseline.</summary>
internal sealed class RowCells
{
    private readonly IReadOnlyDictionary<CellId, string?> baselines;

    // Computed once: every pair of rows needs them.
    private readonly Dictionary<CellId, SortedDictionary<int, double>> logs;
    private readonly Func<CellId, VariancePrior> prior;

    private RowCells(
        string name,
        IReadOnlyDictionary<CellId, AnalysedCase> cases,
        IReadOnlyDictionary<CellId, string?> baselines,
        Dictionary<CellId, SortedDictionary<int, double>> logs,
        Func<CellId, VariancePrior> prior)
    {
        Name = name;
        Cases = cases;
        this.baselines = baselines;
        this.logs = logs;
        this.prior = prior;
    }

    public string Name { get; }

    public IReadOnlyDictionary<CellId, AnalysedCase> Cases { get; }

    /// <summary>Whether the row is the baseline of all these cells.</summary>
    public bool IsBaseline(IEnumerable<CellId> cells) => cells.All(cell => Cases[cell].IsBaseline);

    /// <summary>The baseline of these cells; null where it differs, because the requested one has no number in some of them.</summary>
    public string? BaselineOf(IEnumerable<CellId> cells) =>
        cells.Select(cell => baselines[cell]).Distinct().ToArray() is [{ } one] ? one : null;

    /// <summary>
    /// Logarithms of the launches' ratios in a cell, by number; those of a lazy row include reading its members. Where other things than
    /// time count (<see cref="Weighting"/>), the logarithms of the launches' costs.
    /// </summary>
    public SortedDictionary<int, double> Logs(CellId cell) => logs[cell];

    /// <summary>What is known of the variance, between launches, of the difference of two rows' logarithms in a cell.</summary>
    public VariancePrior Prior(CellId cell) => prior(cell);

    /// <summary>Logarithms of the launches' ratios of a case, as in <see cref="Logs"/>.</summary>
    public static SortedDictionary<int, double> LogsOf(AnalysedCase row) => row.RatioWithReading!.Logs;

    /// <summary>The rows that did all of the work, of which the fastest is looked for, in the order of the cells.</summary>
    public static IReadOnlyList<RowCells> OfExact(IReadOnlyList<AnalysedCell> cells, Weighting? weighting = null) =>
        Of(cells, IsExact, weighting);

    /// <summary>The rows that have a ratio, exact or not, without floors.</summary>
    public static IReadOnlyList<RowCells> OfCompared(IReadOnlyList<AnalysedCell> cells, Weighting? weighting = null) =>
        Of(cells, IsCompared, weighting);

    /// <summary>Whether a row is no floor and did all of the work.</summary>
    public static bool IsExact(AnalysedCase row) => IsCompared(row) && row.Result.Fidelity == Fidelity.Exact;

    private static bool IsCompared(AnalysedCase row) => row is { Time: not null, Serializer.IsFloor: false, Ratio.PerLaunch.Count: > 0 };

    private static IReadOnlyList<RowCells> Of(
        IReadOnlyList<AnalysedCell> cells, Func<AnalysedCase, bool> isWanted, Weighting? weighting = null)
    {
        SortedDictionary<int, double>? Logs(AnalysedCase row) => weighting is null ? LogsOf(row) : weighting.LogsOf(row);
        var baselines = cells.DistinctBy(c => c.Id).ToDictionary(c => c.Id, c => c.Baseline);
        var priors = cells.DistinctBy(c => c.Id).ToDictionary(c => c.Id, c => weighting is null ? c.Prior : weighting.Scaled(c));
        return
        [
            .. cells.SelectMany(c => c.Rows.Where(isWanted))
                .DistinctBy(r => r.Result.Id)
                .Select(r => (Row: r, Logs: Logs(r)))
                .Where(r => r.Logs is not null)
                .GroupBy(r => r.Row.Result.Id.RowName)
                .Select(g => new RowCells(
                    g.Key,
                    g.ToDictionary(r => r.Row.Result.Id.Cell, r => r.Row),
                    baselines,
                    g.ToDictionary(r => r.Row.Result.Id.Cell, r => r.Logs!),
                    cell => priors[cell])),
        ];
    }
}
