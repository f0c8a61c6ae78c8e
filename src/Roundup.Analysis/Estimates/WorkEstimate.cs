namespace Roundup.Analysis.Estimates;

/// <summary>
/// What a call makes the processor do: hardware counters of the measuring thread in user mode. Other work on the machine does not change
/// the number of instructions, so they hardly vary where times do.
/// </summary>
public sealed record WorkEstimate
{
    /// <summary>Instructions per call; null where the system does not permit the counter.</summary>
    public double? Instructions { get; init; }

    /// <summary>Misses of the last-level cache per call; null where the system does not permit the counter.</summary>
    public double? CacheMisses { get; init; }

    /// <summary>The estimate; null without a batch.</summary>
    internal static WorkEstimate? Of(MeasuredCase measured) => measured.Estimate is { } estimate
        ? new() { Instructions = estimate.Instructions, CacheMisses = estimate.CacheMisses }
        : null;
}
