namespace Roundup.Analysis.Estimates;

/// <summary>
/// What a call costs in memory and collections, over all batches: a disturbance changes the time of a batch, not what it allocates.
/// </summary>
public sealed record MemoryEstimate
{
    /// <summary>Bytes that the measuring thread allocates per call; null where the runtime does not report it.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Bytes that all threads allocate per call; null where it was not measured.</summary>
    public double? AllThreadsBytes { get; init; }

    /// <summary>Collections of generation 0 per 1 000 calls.</summary>
    public required double Gen0 { get; init; }

    /// <summary>Collections of generation 1 per 1 000 calls.</summary>
    public required double Gen1 { get; init; }

    /// <summary>Collections of generation 2 per 1 000 calls.</summary>
    public required double Gen2 { get; init; }

    /// <summary>
    /// Share of the wall time in which collections stopped the process, 0 to 1; null where the runtime does not report it.
    /// </summary>
    public double? PauseShare { get; init; }

    /// <summary>Highest resident size over the launches, bytes; null where the system does not report it.</summary>
    public long? PeakMemoryBytes { get; init; }

    /// <summary>The estimate; null without a batch.</summary>
    internal static MemoryEstimate? Of(MeasuredCase measured) => measured.Estimate is not { } estimate ? null : new()
    {
        AllocatedBytes = estimate.AllocatedBytes,
        AllThreadsBytes = estimate.Hidden?.AllocatedBytes,
        Gen0 = estimate.Gen0,
        Gen1 = estimate.Gen1,
        Gen2 = estimate.Gen2,
        PauseShare = estimate.PauseShare,
        PeakMemoryBytes = estimate.PeakMemoryBytes,
    };
}
