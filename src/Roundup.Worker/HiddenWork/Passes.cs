using System;
using System.Diagnostics;

namespace Roundup.Worker;

/// <summary>Calls of the operation over the pool, by the timed loop.</summary>
/// <param name="time">The clock of this thread.</param>
internal abstract class Passes(OwnTime time)
{
    /// <summary>How long it is looked how long a call takes, ns.</summary>
    private const double LongNs = 1e6;

    private const int LeastRounds = 5;

    private const double EnoughMs = 3;
    private const long LeastCalls = 64;
    private const double MostMs = 10;

    private double? _perCallNs;

    /// <summary>About what a call takes, ns.</summary>
    public double PerCallNs => _perCallNs ??= Measure();

    /// <summary>How many roots go round.</summary>
    public abstract int Roots { get; }

    /// <summary>Makes calls from the first root on.</summary>
    public abstract void Run(long calls);

    /// <summary>The same on the thread that made this; returns their time, ns.</summary>
    public double Ns(long calls) => Ns(calls, time);

    /// <summary>The same on another thread.</summary>
    public double Ns(long calls, OwnTime there)
    {
        there.Start();
        Run(calls);
        return there.StopNs();
    }

    /// <summary>Calls that take about so long, ms: whole rounds where they are more than one.</summary>
    public long CallsFor(double ms)
    {
        var calls = Math.Max(1, (long)(ms * 1e6 / Math.Max(PerCallNs, 1)));
        return calls <= Roots ? calls : (calls + Roots - 1) / Roots * Roots;
    }

    /// <summary>Calls that take about 3 ms, but 64 where those take no longer than 10 ms: fewer tell little of a call.</summary>
    public long EnoughCalls => Math.Max(CallsFor(EnoughMs), Math.Min(LeastCalls, CallsFor(MostMs)));

    /// <summary>
    /// The fastest of some rounds; of long calls the faster of two. By the wall clock: what is taken off as foreign can be too much, and
    /// calls that seem to take no time would be made for ever.
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

/// <summary>The same with its type.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="driver">Calls the codec; for Deserialize its payloads are there.</param>
/// <param name="serialize">Serialize, or Deserialize.</param>
/// <param name="roots">How many roots go round.</param>
/// <param name="time">The clock of this thread.</param>
internal sealed class Passes<T>(Driver<T> driver, bool serialize, int roots, OwnTime time) : Passes(time)
    where T : notnull
{
    public override int Roots => roots;

    public override void Run(long calls) =>
        _ = serialize ? driver.TimeSerialize(0, calls, roots - 1) : driver.TimeDeserialize(0, calls, roots - 1);
}
