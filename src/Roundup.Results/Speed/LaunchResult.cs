namespace Roundup.Results;

/// <summary>What one worker process measured of one case. The unit of replication.</summary>
public sealed record LaunchResult
{
    /// <summary>The launch's number, from 0. Launches of one table with the same number ran side by side in the same rounds.</summary>
    public required int Index { get; init; }

    /// <summary>0; the baseline runs twice in each launch and is 0 and 1.</summary>
    public int Replica { get; init; }

    /// <summary>
    /// Whether the rows of the table were alive at once and took turns within each round. False: one process after the other, too big for
    /// more.
    /// </summary>
    public bool Interleaved { get; init; } = true;

    /// <summary>Whether batches had settled and the JIT was quiet before timing began.</summary>
    public bool Settled { get; init; }

    /// <summary>How long the warm-up took, ms, together with the cases that were warmed up with it in the same process.</summary>
    public double WarmupMs { get; init; }

    /// <summary>
    /// What the first call of the case in its process took, ns, with what is compiled and created in it; calls of the other operation, or
    /// of other shapes, may have come before it. Null in files of older versions.
    /// </summary>
    public double? FirstCallNs { get; init; }

    /// <summary>
    /// What an iteration of the loop without a call costs, ns. Stored, not subtracted; measured in the first launch by one row of each
    /// group, null in the others.
    /// </summary>
    public double? EmptyLoopNs { get; init; }

    /// <summary>
    /// The highest resident size of the process during the timed batches, bytes; null where the system does not report it.
    /// </summary>
    public long? PeakMemoryBytes { get; init; }

    /// <summary>The processor that the measuring thread was held on in the last batch; null when it was not.</summary>
    public int? Cpu { get; init; }

    /// <summary>What was found of work that the batches do not show; null where it was not looked for.</summary>
    public HiddenWork? Hidden { get; init; }

    /// <summary>The estimate: time of a call in the quiet state of the machine, ns; null where the launch has its samples.</summary>
    public double? PerCallNs { get; init; }

    /// <summary>The batches, in the order taken; empty where the file keeps the estimates alone.</summary>
    public IReadOnlyList<Sample> Samples { get; init; } = [];
}
