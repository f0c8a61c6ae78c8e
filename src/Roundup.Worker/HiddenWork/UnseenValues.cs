using System;
using System.Collections.Generic;
using System.Linq;

namespace Roundup.Worker;

/// <summary>
/// Calls with objects and payloads that the process has never seen, in turns with calls with those of the pool, both against the floor. A
/// library that keeps results by object or by content has none for them.
/// </summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="opened">The case; for Deserialize the payloads of its driver are there.</param>
/// <param name="floor">What the values' sizes alone change.</param>
/// <param name="serialize">Serialize, or Deserialize.</param>
/// <param name="time">The clock of this thread.</param>
internal sealed class UnseenValues<T>(OpenedCase<T> opened, Floor<T> floor, bool serialize, OwnTime time) : IDisposable
    where T : notnull
{
    /// <summary>Sets of values for one estimate; three estimates need all that there are.</summary>
    private const int Sets = 4;

    private const double Suspicious = 1.04;

    private readonly FreshRoots<T> _fresh = new(opened.Values, opened.Model);
    private readonly int _count = opened.Values.PoolRoots;

    /// <summary>
    /// Time of a call with them over that of a call with the pool, divided by the same of the floor; null where there are none.
    /// </summary>
    public double? Quotient() => Estimate.Smallest(Suspicious, Measure);

    /// <summary>Closes the file of values.</summary>
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

        // New objects are where old ones are before the clock starts, or the first collection in a pass would move them: the next visit
        // collects once more.
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

        // A visit of a single call tells little, but what is hidden shows in each.
        return _count == 1 ? counted.Min() : Estimate.Median(counted);
    }

    /// <summary>For Deserialize the payloads are equal to those that the library wrote, but they are other arrays.</summary>
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

    /// <summary>Time of one call with each value, over that of the floor. Values and payloads are in the caches before.</summary>
    private double Visit(Driver<T> driver, T[] roots)
    {
        // Where calls allocate much, each visit has the same collections: otherwise every second one can have the long ones.
        GC.Collect();
        for (var i = 0; i < _count && !serialize; i++)
        {
            driver.Payload(i);
        }

        var floorNs = floor.Ns(roots, _count);
        return new Passes<T>(driver, serialize, _count, time).Ns(_count) / floorNs;
    }
}
