namespace Roundup.Analysis.SteadyState;

/// <summary>
/// What a call makes the processor do, by its own counters of the measuring thread in user mode. Other work on the machine does not change
/// the instructions, so they hardly vary where times do.
/// </summary>
public sealed record WorkEstimate
{
    /// <summary>Instructions per call; null where the system does not permit the counter.</summary>
    public double? Instructions { get; init; }

    /// <summary>Misses of the last cache per call; null where the system does not permit the counter.</summary>
    public double? CacheMisses { get; init; }
}
