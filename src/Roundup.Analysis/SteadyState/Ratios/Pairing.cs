using Roundup.Analysis.SteadyState.Cases;

namespace Roundup.Analysis.SteadyState.Ratios;

/// <summary>Brings the launches of a row and of the baseline together by their numbers.</summary>
internal static class Pairing
{
    /// <summary>
    /// The logarithm of the ratio in each launch that both have, by number. What was common to the rounds of a launch is
    /// in both estimates and cancels.
    /// </summary>
    public static SortedDictionary<int, double> LogRatios(MeasuredCase row, MeasuredCase baseline) =>
        new(row.ByIndex.Keys.Where(baseline.ByIndex.ContainsKey).ToDictionary(i => i, i => row.LogTime(i) - baseline.LogTime(i)));
}
