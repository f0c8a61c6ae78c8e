using Roundup.Analysis.SteadyState.Cases;
using Roundup.Analysis.SteadyState.Launches;

namespace Roundup.Analysis.SteadyState.Ratios;

/// <summary>Brings the launches of a row and of the baseline together by their numbers.</summary>
internal static class Pairing
{
    /// <summary>The logarithm of the ratio in each launch that both have, by number.</summary>
    public static SortedDictionary<int, double> LogRatios(MeasuredCase row, MeasuredCase baseline)
    {
        var logs = new SortedDictionary<int, double>();
        foreach (var (index, launches) in row.ByIndex)
        {
            if (baseline.ByIndex.TryGetValue(index, out var others))
            {
                var paired = SameRounds(launches, others) ? LaunchRatio.Log(launches, others) : null;
                logs[index] = paired ?? row.LogTime(index) - baseline.LogTime(index);
            }
        }

        return logs;
    }

    /// <summary>
    /// Whether the two took turns in the same rounds: both say that they were interleaved, and their times overlap. The second matters
    /// for a baseline of another target, whose launches have the same numbers and may have run an hour earlier.
    /// </summary>
    private static bool SameRounds(MeasuredLaunch[] row, MeasuredLaunch[] baseline) =>
        row.Concat(baseline).All(l => l.Result.Interleaved) && Start(row) <= End(baseline) && Start(baseline) <= End(row);

    private static double Start(MeasuredLaunch[] launches) => launches.Min(l => l.Batches.Min(b => b.Sample.AtSeconds));

    private static double End(MeasuredLaunch[] launches) => launches.Max(l => l.Batches.Max(b => b.Sample.AtSeconds));
}
