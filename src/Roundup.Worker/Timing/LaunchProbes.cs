using Roundup.Results;

namespace Roundup.Worker.Timing;

/// <summary>Reads what a launch has once for each case, from the first of its batches to the last.</summary>
internal static class LaunchProbes
{
    public static void Reset() => PeakMemory.Reset();

    /// <summary>The values of <see cref="LaunchQuantities"/> that the worker knows.</summary>
    public static QuantityValues Read() => new() { [LaunchQuantities.PeakMemoryBytes] = PeakMemory.Bytes() };
}
