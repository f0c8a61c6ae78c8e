using Roundup.Protocol.Speed;

namespace Roundup.Engine.Experiments.Speed;

// A case of one serializer that its worker has warmed up, and what was measured of it since.
// warmupMs: how long that took, ms, together with the cases that were warmed up with it.
internal sealed class WarmCase(int index, Operation operation, int place, WarmOperation warmed, double warmupMs)
{
    public int Index => index;

    public Operation Operation => operation;

    // Where the worker has it open, from 0. Both operations of a count and shape are at one place.
    public int Place => place;

    public WarmOperation Warmed => warmed;

    public double WarmupMs => warmupMs;

    public double BatchNs => warmed.NsPerCall * warmed.Calls;

    public List<Sample> Batches { get; } = [];

    // The processor on which its last batch was timed; null where the system does not hold threads.
    public int? Cpu { get; set; }

    public QuantityValues Readings { get; } = new() { [LaunchQuantities.FirstCallNs] = warmed.FirstNs };
}
