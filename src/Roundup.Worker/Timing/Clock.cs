using System.Diagnostics;

namespace Roundup.Worker;

/// <summary>Units of the wall clock.</summary>
internal static class Clock
{
    private static readonly double s_nanosecondsPerTick = 1e9 / Stopwatch.Frequency;

    /// <summary>Ticks of <see cref="Stopwatch"/> as ns.</summary>
    public static double Nanoseconds(long ticks) => ticks * s_nanosecondsPerTick;
}
