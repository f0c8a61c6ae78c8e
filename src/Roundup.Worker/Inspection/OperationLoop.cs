using System;
using System.Diagnostics;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

/// <summary>Runs the timed loop of one operation over the pool.</summary>
internal abstract class OperationLoop(ThreadClock time)
{
    /// <summary>Total time of the rounds that determine <see cref="PerCallNs"/>, ns.</summary>
    private const double LongNs = 1e6;

    private const int LeastRounds = 5;

    private const double EnoughMs = 3;
    private const long LeastCalls = 64;
    private const double MostMs = 10;

    private double? _perCallNs;

    public double PerCallNs => _perCallNs ??= Measure();

    public abstract int Roots { get; }

    /// <summary>Makes calls, beginning with the first root.</summary>
    public abstract void Run(long calls);

    /// <summary>Makes calls on the thread that created this object; returns their time, ns.</summary>
    public double Ns(long calls) => Ns(calls, time);

    /// <summary>Makes calls on another thread, whose clock is given; returns their time, ns.</summary>
    public double Ns(long calls, ThreadClock there)
    {
        there.Start();
        Run(calls);
        return there.StopNs();
    }

    /// <summary>
    /// The number of calls that take about <paramref name="ms"/> milliseconds; whole rounds of the pool if more than one.
    /// </summary>
    public long CallsFor(double ms)
    {
        var calls = Math.Max(1, (long)(ms * 1e6 / Math.Max(PerCallNs, 1)));
        return calls <= Roots ? calls : (calls + Roots - 1) / Roots * Roots;
    }

    /// <summary>
    /// The number of calls that take about 3 ms; at least 64 if these take no longer than 10 ms, because fewer say little about a call.
    /// </summary>
    public long EnoughCalls => Math.Max(CallsFor(EnoughMs), Math.Min(LeastCalls, CallsFor(MostMs)));

    /// <summary>
    /// The fastest of some rounds, or the faster of two long calls. By the wall clock: <see cref="ThreadClock"/> can subtract too much, and
    /// calls that seem to take no time would never end.
    /// </summary>
    private double Measure()
    {
        var one = Math.Min(WallNs(1), WallNs(1));
        if (one > LongNs)
        {
            return one;
        }

        var (fastest, left) = (double.MaxValue, LongNs);
        for (var i = 0; i < LeastRounds || left > 0; i++)
        {
            var ns = WallNs(Roots);
            fastest = Math.Min(fastest, ns);
            left -= ns;
        }

        return fastest / Roots;
    }

    private double WallNs(long calls)
    {
        var started = Stopwatch.GetTimestamp();
        Run(calls);
        return Clock.Nanoseconds(Stopwatch.GetTimestamp() - started);
    }
}

/// <param name="driver">The driver; for Deserialize, with payloads.</param>
internal sealed class OperationLoop<T>(Driver<T> driver, bool serialize, int roots, ThreadClock time) : OperationLoop(time)
    where T : notnull
{
    public override int Roots => roots;

    public override void Run(long calls) =>
        _ = serialize ? driver.TimeSerialize(0, calls, roots - 1) : driver.TimeDeserialize(0, calls, roots - 1);
}
