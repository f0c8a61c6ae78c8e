using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>One row's exact numbers in the cells of a group, as logarithms of its launches' ratios to the cell's baseline.</summary>
internal sealed class RowCells
{
    private readonly IReadOnlyDictionary<CellId, string?> baselines;

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

    /// <summary>Logarithms of the launches' ratios in a cell.</summary>
    public double[] Logs(CellId cell) => [.. Cases[cell].Ratio!.PerLaunch.Select(r => Math.Log(r))];

    /// <summary>Rows that are exact, no floors, and have a ratio that launches stand behind, in the order of the cells.</summary>
    public static IReadOnlyList<RowCells> Of(IReadOnlyList<AnalysedCell> cells)
    {
        var baselines = cells.DistinctBy(c => c.Id).ToDictionary(c => c.Id, c => c.Baseline);
        return
        [
            .. cells.SelectMany(c => c.Rows.Where(IsContender))
                .GroupBy(r => r.Result.Id.RowName)
                .Select(g => new RowCells(
                    g.Key, g.First().Serializer, g.DistinctBy(r => r.Result.Id.Cell).ToDictionary(r => r.Result.Id.Cell), baselines)),
        ];
    }

    /// <summary>Whether a row can be called the fastest.</summary>
    public static bool IsContender(AnalysedCase row) =>
        row is { Time: not null, Serializer.IsFloor: false, Result.Fidelity: Results.Fidelity.Exact, Ratio.PerLaunch.Count: > 0 };
}
