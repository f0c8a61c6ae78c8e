using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState;

/// <summary>Time of one call over all launches of a case, ns. docs/columns.md defines each.</summary>
public sealed record TimeEstimate
{
    /// <summary>The estimate joined over launches.</summary>
    public required double Mean { get; init; }

    /// <summary>The median of the launches' estimates, as macro tables show it; null in what was not made by this analysis.</summary>
    public double? LaunchMedian { get; init; }

    /// <summary>What the first call in its process took, the median of the launches, ns; null in older files.</summary>
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

    /// <summary>Launches that went into the estimate.</summary>
    public required int Launches { get; init; }

    /// <summary>Batches used.</summary>
    public required int Batches { get; init; }

    /// <summary>Share of all batches that were flagged as disturbed, 0 to 1.</summary>
    public required double DisturbedShare { get; init; }

    /// <summary>
    /// Share of the wall time of the batches in which the measuring thread compiled methods, 0 to 1; null where the runtime does not tell.
    /// </summary>
    public double? JitShare { get; init; }

    /// <summary>Median CPU time of the measuring thread per call, ns; null where there is none.</summary>
    public double? CpuMedian { get; init; }

    /// <summary>Median CPU time of all threads of the process per call, ns; null where there is none.</summary>
    public double? ProcessCpuMedian { get; init; }

    /// <summary>
    /// Deserialize only: <see cref="Mean"/> with the time to read all members of the result, ns; null where it was not looked for.
    /// </summary>
    public double? WithReading { get; init; }

    /// <summary>
    /// The estimate of each launch by its number, replicas joined by their geometric mean: what slopes and trade-offs start from.
    /// </summary>
    public IReadOnlyDictionary<int, double> PerLaunch { get; init; } = new Dictionary<int, double>();
}
