namespace Roundup.Worker.Inspection;

// Memory that calls allocate on all threads. Timed batches count only the measuring thread.
internal static class Allocation
{
    // Time of the calls that are counted, ms: enough to allocate more than the step width of the counter, which is that of the allocator.
    public const double Ms = 1;

    // A round of the values that takes longer is not made, ms.
    public const double MostMs = 1000;

    // Bytes per call, of all threads and of those that do not call; null if the runtime has no such counter. Calls with other values
    // allocate other amounts, so both are counted in the same calls.
    public static (double? All, double? Elsewhere) PerCall<T>(OperationLoop<T> loop, long calls)
        where T : notnull
    {
#if NET
        var (all, own) = (GC.GetTotalAllocatedBytes(precise: true), GC.GetAllocatedBytesForCurrentThread());
        loop.Run(calls);
        own = GC.GetAllocatedBytesForCurrentThread() - own;
        all = GC.GetTotalAllocatedBytes(precise: true) - all;
        return ((double)all / calls, Math.Max(0, (double)(all - own) / calls));
#else
        return (null, null);
#endif
    }
}
