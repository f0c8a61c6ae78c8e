#if NET
#endif

namespace Roundup.Worker.Inspection;

/// <summary>Memory that calls allocate on all threads. Timed batches count only the measuring thread.</summary>
internal static class Allocation
{
    /// <summary>
    /// Time of the calls that are counted, ms: enough to allocate more than the step width of the counter, which is that of the allocator.
    /// </summary>
    public const double Ms = 1;

    /// <summary>Bytes per call; null if the runtime has no such counter.</summary>
    public static double? PerCall<T>(OperationLoop<T> loop, long calls)
        where T : notnull
    {
#if NET
        var start = GC.GetTotalAllocatedBytes(precise: true);
        loop.Run(calls);
        return (double)(GC.GetTotalAllocatedBytes(precise: true) - start) / calls;
#else
        return null;
#endif
    }
}
