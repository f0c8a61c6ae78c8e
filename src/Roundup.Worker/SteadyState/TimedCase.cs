using System.Collections.Generic;
using System.Linq;
using Roundup.Protocol.SteadyState;

namespace Roundup.Worker;

/// <summary>An open case in steady state: its operations, warmed up and timed in batches.</summary>
internal abstract class TimedCase
{
    /// <summary>Makes one of an open case.</summary>
    public static ICaseVisitor<TimedCase> Maker { get; } = new Visitor();

    /// <summary>Makes ready what an operation starts from.</summary>
    public abstract void Prepare(bool serialize);

    /// <summary>Warms up what is prepared and not warm yet, of several cases in turn.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="maxMs">The longest that it may take for each operation.</param>
    /// <param name="batchMs">How long a batch is to be later.</param>
    public static WarmedAnswer WarmUp(IEnumerable<TimedCase> cases, double maxMs, double batchMs)
    {
        var cold = cases.SelectMany(timed => timed.Operations, (timed, operation) => (Case: timed, Operation: operation))
            .Where(pair => !pair.Operation.IsWarm)
            .ToArray();
        var result = Worker.WarmUp.Run([.. cold.Select(pair => pair.Operation.Warming())], maxMs, batchMs);
        foreach (var (timed, operation) in cold)
        {
            operation.IsWarm = true;

            // The code around the timed loop is compiled before the first batch that counts.
            timed.Batch(operation.IsSerialize, 1, 0);
        }

        return result;
    }

    /// <summary>Some calls that are not timed, then one timed batch.</summary>
    public abstract BatchAnswer Batch(bool serialize, long calls, long leadIn);

    /// <summary>What one iteration of the loop costs without a call, ns.</summary>
    public abstract double EmptyLoopNs();

    /// <summary>The operations that are prepared, in the order in which they were.</summary>
    protected abstract IReadOnlyCollection<TimedOperation> Operations { get; }

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

    public override BatchAnswer Batch(bool serialize, long calls, long leadIn)
    {
        var operation = _operations.First(prepared => prepared.IsSerialize == serialize);
        _probes.Before();

        // After the probes, whose data is in the caches now.
        operation.Time(leadIn);
        _probes.Start();
        var ticks = operation.Time(calls);
        _probes.Stop();
        return new BatchAnswer(_probes.Readings(Clock.Nanoseconds(ticks)));
    }

    public override double EmptyLoopNs()
    {
        var loop = new TimedOperation(isSerialize: true, driver.TimeEmpty, values.PoolRoots);
        return Worker.WarmUp.Run([loop.Warming()], EmptyLoopMs, batchMs: 1).Operations[0].NsPerCall;
    }
}
