using System;
using System.Threading;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

/// <summary>Compares calls on a new thread with calls on the measuring thread.</summary>
internal static class NewThread
{
    private const double Suspicious = 1.1;

    /// <summary>
    /// Fewer calls would accuse libraries without hidden work: a single long call that rents arrays on a new thread takes up to 1.7 times
    /// as long.
    /// </summary>
    private const long LeastCalls = 4;

    /// <summary>Time on a new thread divided by time on this thread; null if the library fails on another thread.</summary>
    public static double? Quotient(OperationLoop loop)
    {
        // Enough calls that the buffers that a library creates once for each thread hardly matter.
        var calls = Math.Max(LeastCalls, loop.EnoughCalls);
        loop.Run(calls);
        return RepeatedMeasurement.Smallest(Suspicious, () =>
        {
            var here = loop.Ns(calls);
            var there = Math.Min(OnNewThread(loop, calls), OnNewThread(loop, calls));
            here = Math.Min(here, loop.Ns(calls));
            return double.IsNaN(there) ? null : there / here;
        });
    }

    private static double OnNewThread(OperationLoop loop, long calls)
    {
        var ns = double.NaN;
        var thread = new Thread(() =>
        {
            try
            {
                if (ThreadCpu.PinnedTo is { } processor)
                {
                    ThreadCpu.Pin(processor);
                }

                using var time = new ThreadClock();
                ns = loop.Ns(calls, time);
            }
#pragma warning disable CA1031 // Whatever the library throws there: it works on the measuring thread, and this is no figure.
            catch (Exception)
#pragma warning restore CA1031
            {
                ns = double.NaN;
            }
        });
        thread.Start();
        thread.Join();
        return ns;
    }
}
