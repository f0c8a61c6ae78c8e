using Roundup.Results;

namespace Roundup.Analysis.SteadyState;

/// <summary>One cell: rows that did the same work, fastest first; then what has no number, by name.</summary>
/// <param name="Id">The cell.</param>
/// <param name="Baseline">The row that ratios are to; null where no row has a number.</param>
/// <param name="BaselineIsFallback">Whether the wanted baseline has no number here and the fastest exact row stands in.</param>
/// <param name="Rows">The rows.</param>
public sealed record AnalysedCell(CellId Id, string? Baseline, bool BaselineIsFallback, IReadOnlyList<AnalysedCase> Rows)
{
    /// <summary>
    /// The title of the table where the run's layout shows the cell as several (<see cref="ReportLayout.Tables"/>), each of which is one of
    /// these; null: the whole cell.
    /// </summary>
    public string? Table { get; init; }

    /// <summary>The baseline that was wanted here, as one writes it; null: none was.</summary>
    public string? Wanted { get; init; }

    /// <summary>
    /// Whether the wanted row has no number on the wanted target and its number on another one stands in, for all joined targets.
    /// </summary>
    public bool BaselineIsElsewhere { get; init; }
}
