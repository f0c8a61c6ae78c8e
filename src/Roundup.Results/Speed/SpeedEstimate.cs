namespace Roundup.Results;

/// <summary>
/// What the batches of all launches of one case amount to. Together with <see cref="LaunchResult.PerCallNs"/> it is all that reports need
/// of the batches. Times are in the quiet state of the machine; docs/columns.md defines each figure.
/// </summary>
public sealed record SpeedEstimate
{
    /// <summary>The number of batches.</summary>
    public required int Batches { get; init; }

    /// <summary>Standard deviation of the batches' times per call, ns; null below two batches.</summary>
    public double? StdDev { get; init; }

    /// <summary>Time per call of the fastest batch, ns.</summary>
    public required double Min { get; init; }

    /// <summary>First quartile of the batches' times per call, ns.</summary>
    public required double Q1 { get; init; }

    /// <summary>Median of the batches' times per call, ns.</summary>
    public required double Median { get; init; }

    /// <summary>Third quartile of the batches' times per call, ns.</summary>
    public required double Q3 { get; init; }

    /// <summary>Time per call of the slowest batch, ns.</summary>
    public required double Max { get; init; }

    /// <summary>Share of the batches that are flagged as disturbed, 0 to 1.</summary>
    public required double DisturbedShare { get; init; }

    /// <summary>
    /// Share of the batches' wall time in which the measuring thread compiled methods, 0 to 1; null where the runtime does not report it.
    /// </summary>
    public double? JitShare { get; init; }

    /// <summary>
    /// Share of the batches' wall time in which collections stopped the process, 0 to 1; null where the runtime does not report it.
    /// </summary>
    public double? PauseShare { get; init; }

    /// <summary>Median CPU time of the measuring thread per call, ns; null where unknown.</summary>
    public double? CpuNs { get; init; }

    /// <summary>Median CPU time of all threads of the process per call, ns; null where unknown.</summary>
    public double? ProcessCpuNs { get; init; }

    /// <summary>
    /// CPU time of all threads over that of the measuring thread; null where the system does not report it, and where the runtime's own
    /// threads worked in every batch.
    /// </summary>
    public double? ThreadShare { get; init; }

    /// <summary>Collections of generation 0 per 1 000 calls.</summary>
    public required double Gen0 { get; init; }

    /// <summary>Collections of generation 1 per 1 000 calls.</summary>
    public required double Gen1 { get; init; }

    /// <summary>Collections of generation 2 per 1 000 calls.</summary>
    public required double Gen2 { get; init; }

    /// <summary>Bytes that the measuring thread allocates per call; null where the runtime does not report it.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Instructions per call; null where the system does not permit the counter.</summary>
    public double? Instructions { get; init; }

    /// <summary>The median of the launches' first calls, ns; null where unknown.</summary>
    public double? FirstCallNs { get; init; }

    /// <summary>The highest resident size of the launches, bytes; null where the system does not report it.</summary>
    public long? PeakMemoryBytes { get; init; }

    /// <summary>The number of launches that looked for hidden work.</summary>
    public int HiddenLaunches { get; init; }

    /// <summary>The smallest of each reading of these launches; null where none looked.</summary>
    public HiddenWork? Hidden { get; init; }
}
