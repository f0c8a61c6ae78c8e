using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Cases;

namespace Roundup.Analysis.SteadyState.Replicas;

/// <summary>
/// Takes the two processes of a case apart and compares them as a row is compared with the baseline, so that what is seen of them is what
/// the ratios of the run are worth.
/// </summary>
internal static class ReplicaPair
{
    /// <summary>
    /// The variance of the difference of two processes over that of a row and the baseline, which is the mean of two: 2 over 1.5.
    /// </summary>
    private const double OverRatio = 4.0 / 3;

    /// <summary>The second process against the first; null where no launch has both.</summary>
    /// <param name="measured">The case.</param>
    /// <param name="ofRatios">What all cells of the run say about the variance of the ratio to the baseline.</param>
    public static ReplicaRatio? Compare(MeasuredCase measured, VariancePrior ofRatios)
    {
        double[] logs =
        [
            .. from first in measured.Launches.Where(launch => launch.Result.Replica == 0)
               from second in measured.Launches.Where(launch => launch.Result.Replica == 1)
               where first.Result.Index == second.Result.Index
               select Math.Log(second.PerCallNs / first.PerCallNs),
        ];
        var ofPairs = ofRatios with { Variance = ofRatios.Variance * OverRatio };
        return logs.Length == 0 ? null : ReplicaRatio.Of(measured.Result.Id, logs, ofPairs);
    }
}
