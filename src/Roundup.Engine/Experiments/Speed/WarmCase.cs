using Roundup.Protocol.Speed;

namespace Roundup.Engine.Experiments.Speed;

/// <summary>A case of one row that its worker has warmed up, and what was measured of it since.</summary>
/// <param name="index">The case.</param>
/// <param name="operation">Its operation.</param>
/// <param name="place">Where the worker has it open.</param>
/// <param name="warmed">How its warm-up ended.</param>
/// <param name="warmupMs">How long that took, ms, together with the cases that were warmed up with it.</param>
internal sealed class WarmCase(int index, Operation operation, int place, WarmOperation warmed, double warmupMs)
{
    public int Index => index;

    public Operation Operation => operation;

    /// <summary>Where the worker has it open, from 0. Both operations of a count and shape are at one place.</summary>
    public int Place => place;

    public WarmOperation Warmed => warmed;

    /// <summary>How long the warm-up took, ms.</summary>
    public double WarmupMs => warmupMs;

    /// <summary>About how long a batch takes, ns.</summary>
    public double BatchNs => warmed.NsPerCall * warmed.Calls;

    public List<Sample> Batches { get; } = [];

    /// <summary>The processor on which its last batch was timed; null where the system does not hold threads.</summary>
    public int? Cpu { get; set; }

    /// <summary>What is known of the launch besides its batches, so far.</summary>
    public QuantityValues Readings { get; } = new() { [LaunchQuantities.FirstCallNs] = warmed.FirstNs };
}
