using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Batches;
using Roundup.Analysis.SteadyState.Launches;

namespace Roundup.Analysis.SteadyState.Ratios;

/// <summary>
/// The ratio of a row to the baseline in launches that took turns within the same rounds: median over rounds of the ratio of the times
/// without pauses, then the mean pauses of each side put back, for the reason given at <see cref="LaunchTime"/>.
/// </summary>
internal static class LaunchRatio
{
    /// <summary>The logarithm of the ratio; null where the two have no round in common.</summary>
    public static double? Log(IReadOnlyList<MeasuredLaunch> row, IReadOnlyList<MeasuredLaunch> baseline)
    {
        var rounds = Round.Common(row, baseline);
        if (rounds.Count == 0)
        {
            return null;
        }

        var undisturbed = rounds.Count(r => r.Severity <= 1);
        // On a busy machine hardly a round is undisturbed on both sides; a median over few disturbed ones is worse than CPU time over all.
        var byCpu = undisturbed < Disturbance.Enough(rounds.Count) && row.Concat(baseline).All(l => l.CpuTimeIsItsTime);
        var ratio = byCpu
            ? Ratio(rounds, BatchClock.Own)
            : Ratio([.. Disturbance.Usable(rounds, r => r.Severity).Select(r => r.Quiet())], BatchClock.Wall);
        return ratio > 0 && double.IsFinite(ratio) ? Math.Log(ratio) : null;
    }

    private static double Ratio(IReadOnlyList<Round> rounds, BatchClock clock)
    {
        var row = rounds.SelectMany(r => r.RowSamples).ToArray();
        var baseline = rounds.SelectMany(r => r.BaselineSamples).ToArray();
        double[] net = [.. rounds.Select(r => r.BaselineSamples.Average(s => s.NetPerCall(clock)))];
        if (row.HasUnknownPauses() || baseline.HasUnknownPauses() || net.Any(n => n <= 0))
        {
            return row.MeanPerCall(clock) / baseline.MeanPerCall(clock);
        }

        var ratio = Quantiles.Median([.. rounds.Select((r, i) => r.RowSamples.Average(s => s.NetPerCall(clock)) / net[i])]);
        var typical = Quantiles.Median(net);
        return ((ratio * typical) + row.PausePerCall()) / (typical + baseline.PausePerCall());
    }
}
