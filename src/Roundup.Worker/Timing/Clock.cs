using System.Diagnostics;

namespace Roundup.Worker.Timing;

internal static class Clock
{
    private static readonly double s_nanosecondsPerTick = 1e9 / Stopwatch.Frequency;

    // Whether timestamps of Stopwatch can be compared between processes; with Mono they cannot.
    public static bool IsShared { get; } =
#if NET
        true;
#else
        Type.GetType("Mono.Runtime") is null;
#endif

    public static double Nanoseconds(long ticks) => ticks * s_nanosecondsPerTick;
}
