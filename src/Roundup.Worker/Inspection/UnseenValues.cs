using System;
using System.Collections.Generic;
using System.Linq;
using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

/// <summary>
/// Compares calls with values and payloads that the process has never seen with calls with those of the pool, in turns, each relative to
/// the floor. A library that caches results by object or by content has none for new values.
/// </summary>
/// <param name="opened">The case; for Deserialize, its driver has the payloads.</param>
/// <param name="floor">The handwritten code, which shows the effect of the sizes of values.</param>
internal sealed class UnseenValues<T>(OpenedCase<T> opened, HandwrittenFloor<T> floor, bool serialize, ThreadClock time) : IDisposable
    where T : notnull
{
    /// <summary>Sets of values for one estimate; three estimates use all sets of a file.</summary>
    private const int Sets = 4;

    private const double Suspicious = 1.04;

    private readonly FreshRoots<T> _fresh = new(opened.Values, opened.Model);
    private readonly int _count = opened.Values.PoolRoots;

    /// <summary>
    /// Time of a call with new values divided by that with the pool, divided by the same ratio of the floor; null if there are no new
    /// values.
    /// </summary>
    public double? Quotient() => RepeatedMeasurement.Smallest(Suspicious, Measure);

    public void Dispose() => _fresh.Dispose();

    private double? Measure()
    {
        var sets = new List<(Driver<T> Driver, T[] Roots)>();
        while (sets.Count < Sets && _fresh.Next() is { } roots)
        {
            sets.Add((DriverOf(roots), roots));
        }

        if (sets.Count == 0)
        {
            return null;
        }

        // Moves new objects to the generation of old ones before timing, together with the collection in the next visit. Otherwise the
        // first collection during timing would move them.
        GC.Collect();
        var pool = opened.Values.Roots;
        Visit(opened.Driver, pool);
        var before = Visit(opened.Driver, pool);
        var (quotients, undisturbed) = (new List<double>(), new List<double>());
        foreach (var (driver, roots) in sets)
        {
            time.Begin();
            var fresh = Visit(driver, roots);
            var after = Visit(opened.Driver, pool);
            quotients.Add(fresh / ((before + after) / 2));
            if (!time.WasInterrupted)
            {
                undisturbed.Add(quotients[quotients.Count - 1]);
            }

            before = after;
        }

        var counted = undisturbed.Count > 0 ? undisturbed : quotients;

        // A visit of a single call says little, but hidden work shows in each visit.
        return _count == 1 ? counted.Min() : RepeatedMeasurement.Median(counted);
    }

    /// <summary>For Deserialize, the payloads are copies of those that the library wrote.</summary>
    private Driver<T> DriverOf(T[] roots)
    {
        var driver = opened.Driver.Over(roots);
        for (var i = 0; i < roots.Length && !serialize; i++)
        {
            driver.Serialize(i, roots[i]);
            driver.Renew(i);
        }

        return driver;
    }

    /// <summary>Time of one call for each value, divided by that of the floor. Values and payloads are in the caches before.</summary>
    private double Visit(Driver<T> driver, T[] roots)
    {
        // Gives all visits the same collections. Otherwise, if calls allocate much, every second visit can have the long ones.
        GC.Collect();
        for (var i = 0; i < _count && !serialize; i++)
        {
            driver.Payload(i);
        }

        var floorNs = floor.Ns(roots, _count);
        return new OperationLoop<T>(driver, serialize, _count, time).Ns(_count) / floorNs;
    }
}
