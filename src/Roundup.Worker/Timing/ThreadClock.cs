using System.Diagnostics;

namespace Roundup.Worker.Timing;

// Wall time of a thread without the time in which it was ready to run but another thread had the processor. Must be created on the thread
// that is timed.
internal sealed class ThreadClock : IDisposable
{
    // An interruption up to this time changes the caches little, ns.
    private const long ShortNs = 50_000;

    private const int MostAttempts = 3;

    private readonly LinuxFile _schedstat = new("/proc/thread-self/schedstat");
    private long _start;
    private long _delay;
    private long _delays;

    // Repeats a measurement during which other threads have had the processor for long, so that the caches have changed: at most three
    // times in all, since a machine can be busy all the time.
    public double Undisturbed(Func<double> measure)
    {
        for (var i = 1; ; i++)
        {
            _delays = 0;
            var figure = measure();
            if (_delays <= ShortNs || i == MostAttempts)
            {
                return figure;
            }
        }
    }

    public void Start()
    {
        _delay = ThreadScheduling.RunDelayNs(_schedstat) ?? 0;
        _start = Stopwatch.GetTimestamp();
    }

    public double StopNs()
    {
        var wall = Clock.Nanoseconds(Stopwatch.GetTimestamp() - _start);
        var delay = (ThreadScheduling.RunDelayNs(_schedstat) ?? 0) - _delay;
        _delays += delay;
        return Math.Max(1, wall - delay);
    }

    public void Dispose() => _schedstat.Dispose();
}
