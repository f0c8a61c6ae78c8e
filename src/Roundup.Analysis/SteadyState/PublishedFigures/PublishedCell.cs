using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedFigures;

/// <summary>The published figures beside one cell.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Rows">Every published row of it, in the page's order.</param>
/// <param name="RankCorrelation">Spearman's rank correlation between the published and the measured order; null below three rows that both
/// have.</param>
public sealed record PublishedCell(CellId Cell, IReadOnlyList<PublishedRow> Rows, double? RankCorrelation);
