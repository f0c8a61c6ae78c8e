using Roundup.Results;

namespace Roundup.Worker.Timing;

internal static class LaunchProbes
{
    public static void Reset() => PeakMemory.Reset();

    public static QuantityValues Read() => new() { [LaunchQuantities.PeakMemoryBytes] = PeakMemory.Bytes() };
}
