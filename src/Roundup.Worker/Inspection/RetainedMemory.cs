using System;

namespace Roundup.Worker.Inspection;

/// <summary>Memory that is still referenced when the results of all calls are gone.</summary>
internal static class RetainedMemory
{
    /// <summary>Memory counts only if it grows every time: a cache that is filled once is no leak.</summary>
    private const int Times = 2;

    /// <summary>Bytes per call, at least 0.</summary>
    public static double PerCall(OperationLoop loop)
    {
        // Enough calls that the noise of the heap size per call is small.
        var calls = loop.EnoughCalls;
        var retained = double.MaxValue;
        var before = LiveBytes();
        for (var i = 0; i < Times; i++)
        {
            loop.Run(calls);
            var after = LiveBytes();
            retained = Math.Min(retained, (double)(after - before) / calls);
            before = after;
        }

        return Math.Max(0, retained);
    }

    private static long LiveBytes()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();
        return GC.GetTotalMemory(forceFullCollection: false);
    }
}
