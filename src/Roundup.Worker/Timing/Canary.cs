using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Roundup.Worker;

/// <summary>
/// A fixed piece of arithmetic of about 50 microseconds. Its time tells how fast the machine is just now, apart from the
/// library under test.
/// </summary>
internal static class Canary
{
    private const int Steps = 40_000;
    private static ulong s_sink;

    /// <summary>Runs it once; returns its wall time in ns.</summary>
    public static double Run()
    {
        var started = Stopwatch.GetTimestamp();
        s_sink += Spin(s_sink);
        return Clock.Nanoseconds(Stopwatch.GetTimestamp() - started);
    }

    // Optimised at once: a canary that tiers up would see itself.
    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private static ulong Spin(ulong x)
    {
        x |= 1;
        for (var i = 0; i < Steps; i++)
        {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
        }

        return x;
    }
}
