using System;
using System.Threading;

namespace Roundup.Worker;

/// <summary>CPU time that the process goes on to use after calls have returned.</summary>
internal static class Afterwards
{
    private const double CallsMs = 4;
    private const int WindowMs = 8;

    /// <summary>What the runtime's own threads use in a window without calls is less, ns.</summary>
    private const double QuietNs = 0.5e6;

    /// <summary>How many windows the process has to become quiet before the calls.</summary>
    private const int MostWindows = 5;

    private const double Suspicious = 0.03;

    /// <summary>The JIT is not noticed where a method takes it longer than a window; it is done when this has passed, ms.</summary>
    private const int PauseMs = 30;

    /// <summary>
    /// The time as a share of that of the calls, 0 where there is none; null where the system does not report CPU time.
    /// </summary>
    public static double? Share(Passes passes)
    {
        if (!OtherCpu.IsKnown)
        {
            return null;
        }

        var calls = passes.CallsFor(CallsMs);
        var idle = IdleNs();
        var isAgain = false;
        return Estimate.Smallest(Suspicious, () =>
        {
            Thread.Sleep(isAgain ? PauseMs : 0);
            isAgain = true;
            var callsNs = passes.Ns(calls);
            return WindowNs() is { } used ? Math.Max(0, (used - idle) / callsNs) : null;
        });
    }

    /// <summary>What a window without calls takes; 0 where the process never becomes quiet, which is a finding itself.</summary>
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
        var cpu = new OtherCpu();
        cpu.Start();
        Thread.Sleep(WindowMs);
        return cpu.StopNs();
    }
}
