using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Estimates;

/// <summary>Time of one call over all launches of a case, ns. docs/columns.md defines each figure.</summary>
public sealed record TimeEstimate
{
    /// <summary>The geometric mean of the launches' estimates.</summary>
    public required double Mean { get; init; }

    /// <summary>
    /// The median of the launches' estimates, as macro tables show it; null in estimates that this analysis did not make.
    /// </summary>
    public double? LaunchMedian { get; init; }

    /// <summary>The time of the first call in its process: the median of the launches, ns; null in older files.</summary>
    public double? FirstCall { get; init; }

    /// <summary>The 95 % interval of <see cref="Mean"/>; null below two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Standard deviation of the batches' times per call; null below two batches.</summary>
    public double? StdDev { get; init; }

    /// <summary>Standard error of <see cref="Mean"/>, from the launches; null below two launches.</summary>
    public double? StdErr { get; init; }

    /// <summary>The fastest batch.</summary>
    public required double Min { get; init; }

    /// <summary>First quartile of the batches.</summary>
    public required double Q1 { get; init; }

    /// <summary>Median of the batches.</summary>
    public required double Median { get; init; }

    /// <summary>Third quartile of the batches.</summary>
    public required double Q3 { get; init; }

    /// <summary>The slowest batch.</summary>
    public required double Max { get; init; }

    /// <summary>The number of launches in the estimate.</summary>
    public required int Launches { get; init; }

    /// <summary>The number of batches in the estimate.</summary>
    public required int Batches { get; init; }

    /// <summary>Share of the batches that are flagged as disturbed, 0 to 1.</summary>
    public required double DisturbedShare { get; init; }

    /// <summary>
    /// Share of the batches' wall time in which the measuring thread compiled methods, 0 to 1; null where the runtime does not report it.
    /// </summary>
    public double? JitShare { get; init; }

    /// <summary>Median CPU time of the measuring thread per call, ns; null where unknown.</summary>
    public double? CpuMedian { get; init; }

    /// <summary>Median CPU time of all threads of the process per call, ns; null where unknown.</summary>
    public double? ProcessCpuMedian { get; init; }

    /// <summary>
    /// Deserialize only: <see cref="Mean"/> plus the time to read all members of the result, ns; null where that was not measured.
    /// </summary>
    public double? WithReading { get; init; }

    /// <summary>
    /// The estimate of each launch by its number, with replicas joined by their geometric mean. Slopes and trade-offs start from it.
    /// </summary>
    public IReadOnlyDictionary<int, double> PerLaunch { get; init; } = new Dictionary<int, double>();

    /// <summary>Joins the launches of a case. Quartiles are over the batches of all launches.</summary>
    /// <param name="measured">A case with a batch.</param>
    /// <param name="estimate">What its batches amount to.</param>
    /// <param name="joined">The logarithm of its time, joined over launches.</param>
    internal static TimeEstimate Of(MeasuredCase measured, SpeedEstimate estimate, LogSample joined) => new()
    {
        Mean = joined.Value,
        FirstCall = estimate.FirstCallNs,
        LaunchMedian = Quantiles.Median([.. measured.ByIndex.Keys.Select(index => Math.Exp(measured.LogTime(index)))]),
        Interval = joined.IntervalOfValue,
        StdDev = estimate.StdDev,
        StdErr = joined.Value * joined.StdErr,
        Min = estimate.Min,
        Q1 = estimate.Q1,
        Median = estimate.Median,
        Q3 = estimate.Q3,
        Max = estimate.Max,
        Launches = joined.N,
        Batches = estimate.Batches,
        DisturbedShare = estimate.DisturbedShare,
        JitShare = estimate.JitShare,
        CpuMedian = estimate.CpuNs,
        ProcessCpuMedian = estimate.ProcessCpuNs,
        WithReading = joined.Value * (1 + (estimate.Hidden?.Reading is { } share ? Math.Max(0, share) : null)),
        PerLaunch = measured.ByIndex.Keys.ToDictionary(i => i, i => Math.Exp(measured.LogTime(i))),
    };
}
