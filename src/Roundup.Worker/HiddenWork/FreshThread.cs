using System;
using System.Threading;

namespace Roundup.Worker;

/// <summary>Calls on a thread that has just started, against calls on the measuring thread.</summary>
internal static class FreshThread
{
    private const double Suspicious = 1.1;

    /// <summary>A single long call that rents from the pool of a new thread takes honest rows 1.7 times as long.</summary>
    private const long LeastCalls = 4;

    /// <summary>Time on a new thread over that on this one; null where the library fails on another thread.</summary>
    public static double? Quotient(Passes passes)
    {
        // They take long enough for the buffers that a library creates once for each thread.
        var calls = Math.Max(LeastCalls, passes.EnoughCalls);
        passes.Run(calls);
        return Estimate.Smallest(Suspicious, () =>
        {
            var here = passes.Ns(calls);
            var there = Math.Min(OnNewThread(passes, calls), OnNewThread(passes, calls));
            here = Math.Min(here, passes.Ns(calls));
            return double.IsNaN(there) ? null : there / here;
        });
    }

    private static double OnNewThread(Passes passes, long calls)
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

                using var time = new OwnTime();
                ns = passes.Ns(calls, time);
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
