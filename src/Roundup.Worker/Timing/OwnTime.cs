using System;
using System.Diagnostics;

namespace Roundup.Worker;

/// <summary>
/// Wall time of the calling thread without the time in which it was ready to run and another one had the processor. To be made on the
/// thread that is timed.
/// </summary>
internal sealed class OwnTime : IDisposable
{
    /// <summary>So short a time does little to the caches, ns.</summary>
    private const long ShortNs = 50_000;

    private const int MostAttempts = 3;

    private readonly LinuxFile _schedstat = new("/proc/thread-self/schedstat");
    private long _start;
    private long _delay;
    private long _delays;

    /// <summary>
    /// Whether other threads have had the processor for long since the last <see cref="Begin"/>: they have used the caches too.
    /// </summary>
    public bool WasInterrupted => _delays > ShortNs;

    /// <summary>Begins a measurement of several parts.</summary>
    public void Begin() => _delays = 0;

    /// <summary>Measures again where it was interrupted, a few times; a machine may always be busy.</summary>
    public double Undisturbed(Func<double> measure)
    {
        for (var i = 1; ; i++)
        {
            Begin();
            var figure = measure();
            if (!WasInterrupted || i == MostAttempts)
            {
                return figure;
            }
        }
    }

    /// <summary>Starts.</summary>
    public void Start()
    {
        _delay = ThreadScheduling.RunDelayNs(_schedstat) ?? 0;
        _start = Stopwatch.GetTimestamp();
    }

    /// <summary>The time since the start, ns.</summary>
    public double StopNs()
    {
        var wall = Clock.Nanoseconds(Stopwatch.GetTimestamp() - _start);
        var delay = (ThreadScheduling.RunDelayNs(_schedstat) ?? 0) - _delay;
        _delays += delay;
        return Math.Max(1, wall - delay);
    }

    /// <summary>Closes what the system reports.</summary>
    public void Dispose() => _schedstat.Dispose();
}
