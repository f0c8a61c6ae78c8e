using Roundup.Protocol.SteadyState;

namespace Roundup.Worker;

/// <summary>The open case in steady state: warmed up and timed in batches.</summary>
internal abstract class TimedCase
{
    /// <summary>Makes one of an open case.</summary>
    public static ICaseVisitor<TimedCase> Maker { get; } = new Visitor();

    /// <summary>Makes ready what the operation starts from.</summary>
    public abstract void Prepare(bool serialize);

    /// <summary>Calls until batches have settled and the JIT is quiet, or the time is over.</summary>
    public abstract WarmedAnswer WarmUp(double maxMs, double batchMs);

    /// <summary>Some calls that are not timed, then one timed batch.</summary>
    public abstract BatchAnswer Batch(long calls, long leadIn);

    /// <summary>How fast the processor is now.</summary>
    public abstract SpeedAnswer Speed();

    /// <summary>What one iteration of the loop costs without a call, ns.</summary>
    public abstract double EmptyLoopNs();

    private sealed class Visitor : ICaseVisitor<TimedCase>
    {
        public TimedCase Visit<T>(OpenedCase<T> opened)
            where T : notnull => new TimedCase<T>(opened.Driver, opened.Values);
    }
}

/// <summary>The same with its type.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="driver">Calls the codec.</param>
/// <param name="values">The roots that go round.</param>
internal sealed class TimedCase<T>(Driver<T> driver, Values<T> values) : TimedCase
    where T : notnull
{
    private const double EmptyLoopMs = 500;

    private readonly BatchProbes _probes = new(driver.IsAsync);
    private bool _serialize;
    private int _cursor;

    public override void Prepare(bool serialize)
    {
        _serialize = serialize;
        _cursor = 0;
        for (var i = 0; !serialize && i < values.PoolRoots; i++)
        {
            driver.Serialize(i, values.Roots[i]);
        }
    }

    public override WarmedAnswer WarmUp(double maxMs, double batchMs)
    {
        var result = Worker.WarmUp.Run(calls => Clock.Nanoseconds(Time(calls)), maxMs, batchMs, values.PoolRoots);

        // The code around the timed loop is compiled before the first batch that counts.
        Batch(1, 0);
        return result;
    }

    public override BatchAnswer Batch(long calls, long leadIn)
    {
        _probes.Before();

        // After the probes, whose data is in the caches now.
        Time(leadIn);
        _probes.Start();
        var ticks = Time(calls);
        _probes.Stop();
        return new BatchAnswer(_probes.Readings(Clock.Nanoseconds(ticks)));
    }

    public override SpeedAnswer Speed() => _probes.Speed();

    public override double EmptyLoopNs() =>
        Worker.WarmUp.Run(
            calls => Clock.Nanoseconds(driver.TimeEmpty(0, calls, values.PoolRoots - 1)),
            EmptyLoopMs,
            batchMs: 1,
            values.PoolRoots).NsPerCall;

    private long Time(long calls)
    {
        var mask = values.PoolRoots - 1;
        var ticks = _serialize ? driver.TimeSerialize(_cursor, calls, mask) : driver.TimeDeserialize(_cursor, calls, mask);
        _cursor = (int)((_cursor + calls) & mask);
        return ticks;
    }
}
