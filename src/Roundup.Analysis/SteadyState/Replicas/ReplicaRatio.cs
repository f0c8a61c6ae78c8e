using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Replicas;

/// <summary>A case that ran as two processes in each launch: the second process against the first. The true ratio is 1.</summary>
/// <param name="Id">The case.</param>
/// <param name="Ratio">Time of the second process over that of the first, joined over the launches as every other ratio is.</param>
/// <param name="Interval">Its 95 % interval; null below two launches.</param>
/// <param name="LogStdDev">
/// Standard deviation of the launches' logarithms, moderated by what the run says about ratios; null below two launches.
/// </param>
/// <param name="Launches">Launches in which both processes have a number.</param>
/// <param name="Freedom">Degrees of freedom of the standard deviation.</param>
public sealed record ReplicaRatio(CaseId Id, double Ratio, Interval? Interval, double? LogStdDev, int Launches, double Freedom)
{
    /// <summary>Whether the interval is right, since it should contain 1; null without an interval.</summary>
    public bool? ContainsOne => Interval?.Contains(1);

    /// <summary>The difference as a share without its sign: the larger ratio over the smaller, minus 1.</summary>
    public double AbsoluteDifference => Math.Exp(Math.Abs(Math.Log(Ratio))) - 1;

    /// <summary>From the logarithm of the ratio in each launch. There must be one.</summary>
    /// <param name="id">The case.</param>
    /// <param name="logs">The logarithms.</param>
    /// <param name="ofRun">What all cells of the run say about their variance.</param>
    internal static ReplicaRatio Of(CaseId id, IReadOnlyList<double> logs, VariancePrior ofRun)
    {
        var joined = LogSample.ByMean(logs).Moderated(ofRun);
        return new(id, joined.Value, joined.IntervalOfValue, joined.StdDev, joined.N, joined.Freedom);
    }
}
