using System.Diagnostics;

namespace Roundup.Worker.Timing;

internal static class Clock
{
    private static readonly double s_nanosecondsPerTick = 1e9 / Stopwatch.Frequency;

    /// <summary>Whether timestamps of <see cref="Stopwatch"/> can be compared between processes; with Mono they cannot.</summary>
    public static bool IsShared { get; } =
#if NET
        true;
#else
        Type.GetType("Mono.Runtime") is null;
#endif

    /// <summary>Converts ticks of <see cref="Stopwatch"/> to ns.</summary>
    public static double Nanoseconds(long ticks) => ticks * s_nanosecondsPerTick;
}
