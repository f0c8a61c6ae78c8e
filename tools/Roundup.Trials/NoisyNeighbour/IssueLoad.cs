using System.Numerics;
using System.Runtime.CompilerServices;

namespace Roundup.Trials.NoisyNeighbour;

/// <summary>
/// Saturates a core's issue slots: six chains of integer operations and four of vector operations, none of which waits for another. One
/// chain alone would use a fraction of a wide core and leave the rest to the other hyperthread.
/// </summary>
internal sealed class IssueLoad
{
    /// <summary>About 100 us.</summary>
    private const int Turns = 60_000;

    private ulong _sum = 1;

    public void Step() => _sum = Run(_sum);

    // Optimized at once: else the loop would run for a whole phase in unoptimized code.
    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static ulong Run(ulong seed)
    {
        ulong a = seed, b = seed + 1, c = seed + 2, d = seed + 3, e = seed + 4, f = seed + 5;
        Vector<ulong> p = new(seed), q = new(seed + 1), r = new(seed + 2), s = new(seed + 3);
        var step = new Vector<ulong>(0x9E3779B97F4A7C15);
        for (var i = 0UL; i < Turns; i++)
        {
            a += i;
            b ^= i;
            c -= i;
            d += 0x9E37;
            e ^= 0x79B9;
            f -= 0x7F4A;
            p += step;
            q ^= step;
            r -= step;
            s += step;
        }

        return a + b + c + d + e + f + Vector.Sum(p + q + r + s);
    }
}
