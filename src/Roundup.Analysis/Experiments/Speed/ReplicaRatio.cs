using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>A case that ran as two processes in each launch: the second process over the first. The true ratio is 1.</summary>
/// <param name="Id">The case.</param>
/// <param name="Ratio">Time of the second process over that of the first, the geometric mean of the launches.</param>
/// <param name="Interval">Its 95 % interval; null below two launches.</param>
/// <param name="LogStdDev">
/// Standard deviation of the launches' logarithms, moderated by those of the run's ratios; null below two launches.
/// </param>
/// <param name="Launches">The number of launches in which both processes have a number.</param>
/// <param name="Freedom">Degrees of freedom of the standard deviation.</param>
public sealed record ReplicaRatio(CaseId Id, double Ratio, Interval? Interval, double? LogStdDev, int Launches, double Freedom)
{
    /// <summary>
    /// The variance of the difference of two processes over that of the ratio of a row to the baseline, which is the mean of two: 2 over
    /// 1.5.
    /// </summary>
    private const double OverRatio = 4.0 / 3;

    /// <summary>Whether the interval is right, since it should contain 1; null without an interval.</summary>
    public bool? ContainsOne => Interval?.Contains(1);

    /// <summary>The difference without its sign, as a share: the larger time over the smaller, minus 1.</summary>
    public double AbsoluteDifference => Math.Exp(Math.Abs(Math.Log(Ratio))) - 1;

    /// <param name="id">The case.</param>
    /// <param name="logs">The logarithm of the ratio in each launch; at least one.</param>
    /// <param name="ofRun">What all cells of the run say about their variance.</param>
    internal static ReplicaRatio Of(CaseId id, IReadOnlyList<double> logs, VariancePrior ofRun)
    {
        var joined = LogSample.ByMean(logs).Moderated(ofRun);
        return new(id, joined.Value, joined.IntervalOfValue, joined.StdDev, joined.N, joined.Freedom);
    }

    /// <summary>
    /// Compares the two processes of a case as a row is compared with the baseline, so that the result is valid for the ratios of the run.
    /// Null where no launch has both processes.
    /// </summary>
    /// <param name="measured">The case.</param>
    /// <param name="ofRatios">What all cells of the run say about the variance of the ratio to the baseline.</param>
    internal static ReplicaRatio? Of(MeasuredCase measured, VariancePrior ofRatios)
    {
        double[] logs =
        [
            .. from first in measured.Launches.Where(launch => launch.Result.Replica == 0)
               from second in measured.Launches.Where(launch => launch.Result.Replica == 1)
               where first.Result.Index == second.Result.Index
               select Math.Log(second.PerCallNs / first.PerCallNs),
        ];
        var ofPairs = ofRatios with { Variance = ofRatios.Variance * OverRatio };
        return logs.Length == 0 ? null : Of(measured.Result.Id, logs, ofPairs);
    }
}
