using System.Runtime.CompilerServices;
using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

// The time of reading a new result beyond that of reading a new plain object. A lazy library parses a member only when it is read.
internal sealed class LazyMembers<T>(OpenedCase<T> opened, HandwrittenReference<T> reference, ThreadClock time)
    where T : notnull
{
    // Approximate time of Deserialize in each measurement, ms.
    private const double PassMs = 0.25;

    private const int Blocks = 5;

    // For calls from this time on, two blocks are enough, ns.
    private const double LongNs = 3e6;

    private const double Suspicious = 0.04;

    private readonly Driver<T> _driver = opened.Driver;
    private readonly T[] _roots = opened.Values.Roots;
    private readonly int _mask = opened.Values.PoolRoots - 1;
    private T? _last;

    // The time divided by that of Deserialize, at least 0; null if it cannot be measured.
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

            return RepeatedMeasurement.Median(shares) is { } median ? Math.Max(0, median) : null;
        }

        return RepeatedMeasurement.Smallest(Suspicious, Measure);
    }

    // Runs all four loops, then again in the opposite order. The loops with copies also deserialize, because Deserialize evicts the code
    // that reads from the caches.
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

    // Optimized from the first call on, so that all four loops are equal. 512 is AggressiveOptimization, which netstandard2.0 lacks.
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
            reference.Read(_last);
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
            _last = reference.Copy(_roots[i & _mask]);
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
            _last = reference.Copy(_roots[i & _mask]);
            reference.Read(_last);
        }

        return time.StopNs();
    }
}
