using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Roundup.Worker;

/// <summary>
/// A short piece of work, slowed by what slows serializers when a neighbour shares the core: instructions that do not wait for each other.
/// (A single chain of dependent instructions is not slowed by a neighbour on the same core.) It runs untimed first,
/// because the row before has just trained the predictors.
/// </summary>
internal sealed class SpeedProbe
{
    private const int Additions = 24_000;
    private long _sink;

    /// <summary>Runs it.</summary>
    /// <returns>The wall time, ns.</returns>
    public double Run()
    {
        _sink += Add(Additions / 3);
        var started = Stopwatch.GetTimestamp();
        _sink += Add(Additions);
        return Clock.Nanoseconds(Stopwatch.GetTimestamp() - started);
    }

    // Optimized at once (512 is AggressiveOptimization, which netstandard2.0 does not name): a probe that tiers up would see itself.
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
