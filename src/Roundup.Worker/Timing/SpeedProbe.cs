using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Roundup.Worker.Timing;

// A short piece of work that slows down like a serializer when another thread shares the core: independent instructions. (A single chain of
// dependent instructions does not slow down.) It first runs untimed, because the previous serializer has just trained the branch predictor.
internal sealed class SpeedProbe
{
    private const int Additions = 24_000;
    private long _sink;

    public double Run()
    {
        _sink += Add(Additions / 3);
        var started = Stopwatch.GetTimestamp();
        _sink += Add(Additions);
        return Clock.Nanoseconds(Stopwatch.GetTimestamp() - started);
    }

    // Optimized from the first call on, so that the probe does not measure its own tier-up. 512 is AggressiveOptimization, which
    // netstandard2.0 lacks.
    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private static long Add(int steps)
    {
        long a = 1, b = 2, c = 3, d = 4, e = 5, f = 6;
        for (var i = 0; i < steps; i++)
        {
            a += i;
            b += i ^ 1;
            c += i ^ 2;
            d += i ^ 3;
            e += i ^ 4;
            f += i ^ 5;
        }

        return a ^ b ^ c ^ d ^ e ^ f;
    }
}
