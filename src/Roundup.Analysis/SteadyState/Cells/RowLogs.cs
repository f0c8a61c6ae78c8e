using Roundup.Analysis.SteadyState.Cases;
using Roundup.Analysis.SteadyState.Ratios;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>A row with what its launches say, as logarithms by the launches' numbers.</summary>
/// <param name="Case">The row.</param>
/// <param name="Baseline">What it is compared with; null: nothing.</param>
/// <param name="LogRatios">Its ratios to the baseline.</param>
/// <param name="LogTimes">Its times, ns.</param>
internal sealed record RowLogs(
    MeasuredCase Case, MeasuredCase? Baseline, SortedDictionary<int, double> LogRatios, SortedDictionary<int, double> LogTimes)
{
    /// <summary>Whether it is what the others are compared with.</summary>
    public bool IsBaseline => ReferenceEquals(Case, Baseline);

    /// <summary>The logarithms of a case.</summary>
    public static RowLogs Of(MeasuredCase measured, MeasuredCase? baseline) => new(
        measured,
        baseline,
        baseline is null ? [] : Ratios(measured, baseline),
        new(measured.ByIndex.Keys.ToDictionary(i => i, measured.LogTime)));

    // The baseline against itself would be a ratio of its replicas; by definition it is 1 in every launch.
    private static SortedDictionary<int, double> Ratios(MeasuredCase row, MeasuredCase baseline) =>
        ReferenceEquals(row, baseline) ? new(row.ByIndex.Keys.ToDictionary(i => i, _ => 0.0)) : Pairing.LogRatios(row, baseline);
}
