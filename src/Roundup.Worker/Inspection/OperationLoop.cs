using System.Diagnostics;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

internal sealed class OperationLoop<T>(Driver<T> driver, bool serialize, int roots)
    where T : notnull
{
    // Total time of the rounds that determine PerCallNs, ns.
    private const double LongNs = 1e6;

    private const int LeastRounds = 5;

    private double? _perCallNs;

    public double PerCallNs => _perCallNs ??= Measure();

    public void Run(long calls) =>
        _ = serialize ? driver.TimeSerialize(0, calls, roots - 1) : driver.TimeDeserialize(0, calls, roots - 1);

    // The number of calls that take about ms milliseconds; whole rounds of the pool if more than one.
    public long CallsFor(double ms)
    {
        var calls = Math.Max(1, (long)(ms * 1e6 / Math.Max(PerCallNs, 1)));
        return calls <= roots ? calls : (calls + roots - 1) / roots * roots;
    }

    // The number of calls of the whole rounds of the pool, one or more, that take about that long.
    public long RoundsFor(double ms) => (CallsFor(ms) + roots - 1) / roots * roots;

    // The fastest of some rounds, or the faster of two long calls. By the wall clock: ThreadClock can subtract too much, and calls that
    // seem to take no time would never end.
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
            var ns = WallNs(roots);
            fastest = Math.Min(fastest, ns);
            left -= ns;
        }

        return fastest / roots;
    }

    private double WallNs(long calls)
    {
        var started = Stopwatch.GetTimestamp();
        Run(calls);
        return Clock.Nanoseconds(Stopwatch.GetTimestamp() - started);
    }
}
