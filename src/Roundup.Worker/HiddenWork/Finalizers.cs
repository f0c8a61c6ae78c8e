using System;
#if NET
using System.Runtime;
#endif

namespace Roundup.Worker;

/// <summary>Time that the finalizers take of what calls leave behind.</summary>
internal static class Finalizers
{
    private const double CallsMs = 3;

    /// <summary>What calls may allocate before a collection lets finalizers run beside them, bytes.</summary>
    private const long MostBytes = 32 << 20;

    private const double Suspicious = 0.03;

    /// <summary>The time as a share of that of the calls, 0 where there is none; null where the system does not report CPU time.</summary>
    /// <param name="passes">The calls.</param>
    /// <param name="bytesPerCall">What a call allocates; null where it is not known.</param>
    public static double? Share(Passes passes, double? bytesPerCall)
    {
        if (!OtherCpu.IsKnown)
        {
            return null;
        }

        var most = bytesPerCall > 0 ? (long)(MostBytes / 2 / bytesPerCall.Value) : long.MaxValue;
        var calls = Math.Max(1, Math.Min(passes.CallsFor(CallsMs), most));
        CollectNs();
        var idle = Math.Min(CollectNs() ?? 0, CollectNs() ?? 0);
        return Estimate.Smallest(Suspicious, () =>
        {
            var callsNs = NsWithoutCollection(passes, calls);
            return CollectNs() is { } used ? Math.Max(0, (used - idle) / callsNs) : null;
        });
    }

    private static double NsWithoutCollection(Passes passes, long calls)
    {
#if NET
        if (TryPreventCollections())
        {
            var ns = passes.Ns(calls);
            if (GCSettings.LatencyMode == GCLatencyMode.NoGCRegion)
            {
                GC.EndNoGCRegion();
            }

            return ns;
        }
#endif
        return passes.Ns(calls);
    }

#if NET
    private static bool TryPreventCollections()
    {
        try
        {
            return GCSettings.LatencyMode != GCLatencyMode.NoGCRegion && GC.TryStartNoGCRegion(MostBytes);
        }
        catch (ArgumentOutOfRangeException)
        {
            // More than the runtime has in one piece.
            return false;
        }
    }
#endif

    /// <summary>Collects, on this thread, and waits for finalizers.</summary>
    /// <returns>The CPU time of the other threads, ns; null if the JIT worked.</returns>
    private static double? CollectNs()
    {
        var cpu = new OtherCpu();
        cpu.Start();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        return cpu.StopNs();
    }
}
