namespace Roundup.Analysis.FirstCall;

/// <summary>What the samples of the experiment first-call say.</summary>
/// <param name="Baseline">The row, or row@target, that ratios are to; null where none was wished for.</param>
/// <param name="FirstType">The dataset that is the first type; null where nothing was measured. A row that cannot do it has another one,
/// and no rank for that.</param>
/// <param name="Rows">The rows that have a number: by operation, shape and count as in the file; then serializers, the fastest first type
/// first, those with another first type and then floors last; then targets as in the file.</param>
public sealed record FirstCallRun(string? Baseline, string? FirstType, IReadOnlyList<FirstCallRow> Rows);
