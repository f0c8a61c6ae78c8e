using System;
using Roundup.Worker.Timing;
#if NET
using System.Runtime;
#endif

namespace Roundup.Worker.Inspection;

/// <summary>Time of the finalizers of objects that calls leave behind.</summary>
internal static class FinalizerWork
{
    private const double CallsMs = 3;

    /// <summary>
    /// Size of the region without collections, bytes. A collection during the calls would run finalizers at the same time.
    /// </summary>
    private const long MostBytes = 32 << 20;

    private const double Suspicious = 0.03;

    /// <summary>The time divided by the time of the calls, at least 0; null if the operating system does not report CPU time.</summary>
    /// <param name="bytesPerCall">Memory that a call allocates, bytes; null if unknown.</param>
    public static double? Share(OperationLoop loop, double? bytesPerCall)
    {
        if (!OtherThreadsCpu.IsKnown)
        {
            return null;
        }

        var most = bytesPerCall > 0 ? (long)(MostBytes / 2 / bytesPerCall.Value) : long.MaxValue;
        var calls = Math.Max(1, Math.Min(loop.CallsFor(CallsMs), most));
        CollectNs();
        var idle = Math.Min(CollectNs() ?? 0, CollectNs() ?? 0);
        return RepeatedMeasurement.Smallest(Suspicious, () =>
        {
            var callsNs = NsWithoutCollection(loop, calls);
            return CollectNs() is { } used ? Math.Max(0, (used - idle) / callsNs) : null;
        });
    }

    private static double NsWithoutCollection(OperationLoop loop, long calls)
    {
#if NET
        if (TryPreventCollections())
        {
            var ns = loop.Ns(calls);
            if (GCSettings.LatencyMode == GCLatencyMode.NoGCRegion)
            {
                GC.EndNoGCRegion();
            }

            return ns;
        }
#endif
        return loop.Ns(calls);
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
            // The region is larger than the runtime permits.
            return false;
        }
    }
#endif

    /// <summary>Collects garbage and waits for finalizers.</summary>
    /// <returns>CPU time of the other threads, ns; null if a method was compiled meanwhile.</returns>
    private static double? CollectNs()
    {
        var cpu = new OtherThreadsCpu();
        cpu.Start();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        return cpu.StopNs();
    }
}
