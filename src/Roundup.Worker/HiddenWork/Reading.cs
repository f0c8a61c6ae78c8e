using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Roundup.Worker;

/// <summary>
/// What reading a new result takes beyond reading a plain object that is as new: a library may parse a member when it is read.
/// </summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="opened">The case; the payloads of its driver are there.</param>
/// <param name="floor">Reads and copies values.</param>
/// <param name="time">The clock of this thread.</param>
internal sealed class Reading<T>(OpenedCase<T> opened, Floor<T> floor, OwnTime time)
    where T : notnull
{
    /// <summary>The part of each measurement that deserializes, about, ms.</summary>
    private const double PassMs = 0.25;

    private const int Blocks = 5;

    /// <summary>From here on two blocks are enough, ns.</summary>
    private const double LongNs = 3e6;

    private const double Suspicious = 0.04;

    private readonly Driver<T> _driver = opened.Driver;
    private readonly T[] _roots = opened.Values.Roots;
    private readonly int _mask = opened.Values.PoolRoots - 1;
    private T? _last;

    /// <summary>The time as a share of that of Deserialize, 0 where there is none.</summary>
    /// <param name="perCallNs">About what a call takes, ns.</param>
    public double? Share(double perCallNs)
    {
        var calls = (int)Math.Max(1, PassMs * 1e6 / perCallNs);
        var blocks = perCallNs < LongNs ? Blocks : 2;
        Block(calls);
        double? Measure()
        {
            var shares = new List<double>();
            for (var i = 0; i < blocks; i++)
            {
                shares.Add(time.Undisturbed(() => Block(calls)));
            }

            return Estimate.Median(shares) is { } median ? Math.Max(0, median) : null;
        }

        return Estimate.Smallest(Suspicious, Measure, Estimate.MostOfCheap);
    }

    /// <summary>
    /// All four, then again in the opposite order. Copies come after a Deserialize too: it leaves the code that reads out of the caches.
    /// </summary>
    private double Block(int calls)
    {
        var deserialize = Deserialize(calls);
        var andRead = DeserializeAndRead(calls);
        var copy = Copy(calls);
        var copyAndRead = CopyAndRead(calls);
        copyAndRead += CopyAndRead(calls);
        copy += Copy(calls);
        andRead += DeserializeAndRead(calls);
        deserialize += Deserialize(calls);
        return (andRead - deserialize - (copyAndRead - copy)) / deserialize;
    }

    // Compiled at once (512 is AggressiveOptimization, which netstandard2.0 does not name): none of the four must be ahead of another.
    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private double Deserialize(int calls)
    {
        time.Start();
        for (var i = 0; i < calls; i++)
        {
            _last = _driver.Deserialize(i & _mask);
        }

        return time.StopNs();
    }

    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private double DeserializeAndRead(int calls)
    {
        time.Start();
        for (var i = 0; i < calls; i++)
        {
            _last = _driver.Deserialize(i & _mask);
            floor.Read(_last);
        }

        return time.StopNs();
    }

    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private double Copy(int calls)
    {
        time.Start();
        for (var i = 0; i < calls; i++)
        {
            _last = _driver.Deserialize(i & _mask);
            _last = floor.Copy(_roots[i & _mask]);
        }

        return time.StopNs();
    }

    [MethodImpl(MethodImplOptions.NoInlining | (MethodImplOptions)512)]
    private double CopyAndRead(int calls)
    {
        time.Start();
        for (var i = 0; i < calls; i++)
        {
            _last = _driver.Deserialize(i & _mask);
            _last = floor.Copy(_roots[i & _mask]);
            floor.Read(_last);
        }

        return time.StopNs();
    }
}
