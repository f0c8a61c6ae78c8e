using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Roundup.Worker;

/// <summary>
/// Three short pieces of work, each slowed by what slows serializers when a neighbour shares the core or the memory: instructions that do
/// not wait for each other, loads from random places, branches that cannot be foreseen. (A single chain of dependent instructions is not
/// slowed by a neighbour on the same core.) Each is run twice and the second run is timed, because the row before has just
/// filled the caches and trained the predictors.
/// </summary>
internal sealed class SpeedProbes
{
    private const int Additions = 8_000;
    private const int Loads = 4_000;
    private const int Branches = 2_500;
    private readonly long[] _memory = new long[1 << 17];
    private readonly byte[] _bytes = new byte[1 << 14];
    private long _sink;

    public SpeedProbes()
    {
        // Every page is touched, or the first loads would fault.
        for (var i = 0; i < _memory.Length; i++)
        {
            _memory[i] = i;
        }

        new Random(1).NextBytes(_bytes);
    }

    /// <summary>Runs the three.</summary>
    /// <returns>The wall time of each, ns.</returns>
    public (double Additions, double Loads, double Branches) Run()
    {
        _sink += Add(Additions);
        var t0 = Stopwatch.GetTimestamp();
        _sink += Add(Additions);
        var t1 = Stopwatch.GetTimestamp();
        _sink += Load(_memory, Loads, 0);
        var t2 = Stopwatch.GetTimestamp();
        _sink += Load(_memory, Loads, 0);
        var t3 = Stopwatch.GetTimestamp();
        var from = (int)(_sink & (_bytes.Length - 1));
        _sink += Branch(_bytes, from, Branches);
        var t4 = Stopwatch.GetTimestamp();
        _sink += Branch(_bytes, from + Branches, Branches);
        var t5 = Stopwatch.GetTimestamp();
        return (Clock.Nanoseconds(t1 - t0), Clock.Nanoseconds(t3 - t2), Clock.Nanoseconds(t5 - t4));
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

    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private static long Load(long[] memory, int steps, long start)
    {
        var sum = start;
        uint place = 12_345;
        for (var i = 0; i < steps; i++)
        {
            // Numerical Recipes' linear congruential generator; its high bits choose the place.
            place = (place * 1_664_525) + 1_013_904_223;
            sum += memory[(place >> 8) & (uint)(memory.Length - 1)];
        }

        return sum;
    }

    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private static long Branch(byte[] bytes, int start, int steps)
    {
        long odd = 0, even = 1;
        for (var i = start; i < start + steps; i++)
        {
            if (bytes[i & (bytes.Length - 1)] < 128)
            {
                odd += even;
            }
            else
            {
                even ^= odd >> 1;
            }
        }

        return odd + even;
    }
}
