using System;
using System.Diagnostics;

namespace Roundup.Worker;

/// <summary>Units of the wall clock.</summary>
internal static class Clock
{
    private static readonly double s_nanosecondsPerTick = 1e9 / Stopwatch.Frequency;

    /// <summary>Whether <see cref="Stopwatch"/> counts from the same moment in every process; Mono's begins anew in each.</summary>
    public static bool IsShared { get; } =
#if NET
        true;
#else
        Type.GetType("Mono.Runtime") is null;
#endif

    /// <summary>Ticks of <see cref="Stopwatch"/> as ns.</summary>
    public static double Nanoseconds(long ticks) => ticks * s_nanosecondsPerTick;
}
