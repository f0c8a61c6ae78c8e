using Roundup.Protocol.Speed;
using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Speed;

internal abstract class TimedCase
{
    public static ICaseVisitor<TimedCase> Factory { get; } = new Visitor();

    public abstract void Prepare(bool serialize);

    // Warms up the prepared operations of several cases in turn, except those that are warm.
    public static WarmedAnswer WarmUp(IEnumerable<TimedCase> cases, double maxMs, double batchMs)
    {
        var cold = cases.SelectMany(timed => timed.Operations, (timed, operation) => (Case: timed, Operation: operation))
            .Where(pair => !pair.Operation.IsWarm)
            .ToArray();
        var result = Speed.WarmUp.Run([.. cold.Select(pair => pair.Operation.Warming())], maxMs, batchMs);
        foreach (var (timed, operation) in cold)
        {
            operation.IsWarm = true;

            // Compiles the code around the timed loop before the first batch that counts.
            timed.Batch(operation.IsSerialize, 1, 0);
        }

        return result;
    }

    // Makes calls of an operation that is prepared, and reads no probe.
    public abstract void Call(bool serialize, long calls);

    public abstract BatchAnswer Batch(bool serialize, long calls, long leadIn);

    public abstract double EmptyLoopNs();

    protected abstract IReadOnlyCollection<TimedOperation> Operations { get; }

    private sealed class Visitor : ICaseVisitor<TimedCase>
    {
        public TimedCase Visit<T>(OpenedCase<T> opened)
            where T : notnull => new TimedCase<T>(opened.Driver, opened.Values);
    }
}

internal sealed class TimedCase<T>(Driver<T> driver, Values<T> values) : TimedCase
    where T : notnull
{
    private const double EmptyLoopMs = 500;

    private readonly BatchProbes _probes = new(driver.IsAsync);
    private readonly List<TimedOperation> _operations = [];

    protected override IReadOnlyCollection<TimedOperation> Operations => _operations;

    public override void Prepare(bool serialize)
    {
        for (var i = 0; !serialize && i < values.PoolRoots; i++)
        {
            driver.Serialize(i, values.Roots[i]);
        }

        _operations.Add(new TimedOperation(serialize, serialize ? driver.TimeSerialize : driver.TimeDeserialize, values.PoolRoots));
    }

    public override void Call(bool serialize, long calls) => Prepared(serialize).Time(calls);

    private TimedOperation Prepared(bool serialize) => _operations.First(prepared => prepared.IsSerialize == serialize);

    public override BatchAnswer Batch(bool serialize, long calls, long leadIn)
    {
        var operation = Prepared(serialize);
        _probes.Before();

        // After the probes, which have evicted data of the library from the caches.
        operation.Time(leadIn);
        _probes.Start();
        var ticks = operation.Time(calls);
        _probes.Stop();
        return new BatchAnswer(_probes.Readings(Clock.Nanoseconds(ticks)));
    }

    public override double EmptyLoopNs()
    {
        var loop = new TimedOperation(isSerialize: true, driver.TimeEmpty, values.PoolRoots);
        return Speed.WarmUp.Run([loop.Warming()], EmptyLoopMs, batchMs: 1).Operations[0].NsPerCall;
    }
}

// The timed loop of one operation, and its position in the pool.
// loop: takes the start in the pool, the number of calls and the mask; returns System.Diagnostics.Stopwatch ticks.
internal sealed class TimedOperation(bool isSerialize, Func<int, long, int, long> loop, int pool)
{
    private int _cursor;

    public bool IsSerialize { get; } = isSerialize;

    public bool IsWarm { get; set; }

    public WarmingOperation Warming() => new(calls => Clock.Nanoseconds(Time(calls)), pool);

    // Makes calls; returns ticks.
    public long Time(long calls)
    {
        var ticks = loop(_cursor, calls, pool - 1);
        _cursor = (int)((_cursor + calls) & (pool - 1));
        return ticks;
    }
}
