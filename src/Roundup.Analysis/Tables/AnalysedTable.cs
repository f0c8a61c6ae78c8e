using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tables;

/// <summary>One table: serializers that did the same work, fastest first; then the serializers without a number, by name.</summary>
/// <param name="Id">The table.</param>
/// <param name="Baseline">The serializer that the others are compared with; null where no serializer has a number.</param>
/// <param name="BaselineIsFallback">Whether the fastest exact serializer replaces the requested baseline, which has no number here.</param>
/// <param name="Rows">The serializers.</param>
public sealed record AnalysedTable(TableId Id, string? Baseline, bool BaselineIsFallback, IReadOnlyList<AnalysedCase> Rows)
{
    /// <summary>The baseline that was requested here, as written for <c>--baseline</c>; null: none was.</summary>
    public string? Requested { get; init; }

    /// <summary>
    /// Whether the requested serializer has no number on the requested target, so that its number on another target is the baseline of all
    /// joined targets.
    /// </summary>
    public bool BaselineIsElsewhere { get; init; }

    // What is known of the variances, between launches, of the difference of two serializers.
    internal VariancePrior Prior { get; init; }
}
