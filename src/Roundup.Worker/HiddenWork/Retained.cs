using System;

namespace Roundup.Worker;

/// <summary>Memory that stays referenced when all results of calls are gone.</summary>
internal static class Retained
{
    /// <summary>A cache that is filled once is no leak, so memory counts that grows both times.</summary>
    private const int Times = 2;

    /// <summary>Bytes per call, 0 where there are none.</summary>
    public static double PerCall(Passes passes)
    {
        // So many share what the heap differs by itself.
        var calls = passes.EnoughCalls;
        var retained = double.MaxValue;
        var before = LiveBytes();
        for (var i = 0; i < Times; i++)
        {
            passes.Run(calls);
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
