using System;

namespace Roundup.Worker;

/// <summary>The timed loop of one operation, and the place in the pool that it has come to.</summary>
/// <param name="isSerialize">Serialize, or Deserialize.</param>
/// <param name="loop">Start in the pool, calls and mask to <see cref="System.Diagnostics.Stopwatch"/> ticks.</param>
/// <param name="pool">The number of roots that go round.</param>
internal sealed class TimedOperation(bool isSerialize, Func<int, long, int, long> loop, int pool)
{
    private int _cursor;

    /// <summary>Serialize, or Deserialize.</summary>
    public bool IsSerialize { get; } = isSerialize;

    /// <summary>Whether it has been warmed up.</summary>
    public bool IsWarm { get; set; }

    /// <summary>The state of its warm-up, at the start of it.</summary>
    public WarmingOperation Warming() => new(calls => Clock.Nanoseconds(Time(calls)), pool);

    /// <summary>Calls; returns ticks.</summary>
    public long Time(long calls)
    {
        var ticks = loop(_cursor, calls, pool - 1);
        _cursor = (int)((_cursor + calls) & (pool - 1));
        return ticks;
    }
}
