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
    /// <summary>Whether the interval is right, since it should contain 1; null without an interval.</summary>
    public bool? ContainsOne => Interval?.Contains(1);

    /// <summary>The difference without its sign, as a share: the larger time over the smaller, minus 1.</summary>
    public double AbsoluteDifference => Math.Exp(Math.Abs(Math.Log(Ratio))) - 1;

    /// <summary>
    /// Compares the two processes of a case as two rows are compared, so that the result is valid for the rows of the run.
    /// </summary>
    /// <param name="id">The case.</param>
    /// <param name="logs">The logarithm of the ratio in each launch; at least one.</param>
    /// <param name="prior">What is known of their variance.</param>
    internal static ReplicaRatio Of(CaseId id, IReadOnlyList<double> logs, VariancePrior prior)
    {
        var joined = LogSample.ByMean(logs).Moderated(prior);
        return new(id, joined.Value, joined.IntervalOfValue, joined.StdDev, joined.N, joined.Freedom);
    }
}
