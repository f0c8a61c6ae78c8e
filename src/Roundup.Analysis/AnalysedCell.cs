using Roundup.Results;

namespace Roundup.Analysis;

/// <summary>One cell: rows that did the same work, fastest first; then what has no number, by name.</summary>
/// <param name="Id">The cell.</param>
/// <param name="Baseline">The row that ratios are to; null where no row has a number.</param>
/// <param name="BaselineIsFallback">Whether the wanted baseline has no number here and the fastest exact row stands in.</param>
/// <param name="Rows">The rows.</param>
public sealed record AnalysedCell(CellId Id, string? Baseline, bool BaselineIsFallback, IReadOnlyList<AnalysedCase> Rows);
