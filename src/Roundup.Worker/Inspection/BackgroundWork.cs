using System;
using System.Threading;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

/// <summary>CPU time that the process uses after calls have returned.</summary>
internal static class BackgroundWork
{
    private const double CallsMs = 4;
    private const int WindowMs = 8;

    /// <summary>Threads of the runtime use less than this in a window without calls, ns.</summary>
    private const double QuietNs = 0.5e6;

    /// <summary>Number of windows in which the process may become quiet before the calls.</summary>
    private const int MostWindows = 5;

    private const double Suspicious = 0.03;

    /// <summary>
    /// The counter of the JIT does not show a method that takes longer than a window. After this pause the JIT has finished it, ms.
    /// </summary>
    private const int PauseMs = 30;

    /// <summary>The time divided by the time of the calls, at least 0; null if the operating system does not report CPU time.</summary>
    public static double? Share(OperationLoop loop)
    {
        if (!OtherThreadsCpu.IsKnown)
        {
            return null;
        }

        var calls = loop.CallsFor(CallsMs);
        var idle = IdleNs();
        var isAgain = false;
        return RepeatedMeasurement.Smallest(Suspicious, () =>
        {
            Thread.Sleep(isAgain ? PauseMs : 0);
            isAgain = true;
            var callsNs = loop.Ns(calls);
            return WindowNs() is { } used ? Math.Max(0, (used - idle) / callsNs) : null;
        });
    }

    /// <summary>CPU time in a window without calls, ns. 0 if the process never becomes quiet; all its CPU time then counts.</summary>
    private static double IdleNs()
    {
        for (var i = 0; i < MostWindows; i++)
        {
            if (WindowNs() is { } used && used < QuietNs)
            {
                return used;
            }
        }

        return 0;
    }

    private static double? WindowNs()
    {
        var cpu = new OtherThreadsCpu();
        cpu.Start();
        Thread.Sleep(WindowMs);
        return cpu.StopNs();
    }
}
