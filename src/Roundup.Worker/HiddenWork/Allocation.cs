#if NET
using System;
#endif

namespace Roundup.Worker;

/// <summary>What calls allocate on all threads. The counter of a timed batch is that of the measuring thread.</summary>
internal static class Allocation
{
    /// <summary>Short calls that take so long allocate more than the counter's own steps, which are those of the allocator, ms.</summary>
    public const double Ms = 1;

    /// <summary>Bytes per call; null where the runtime has no such counter.</summary>
    public static double? PerCall(Passes passes, long calls)
    {
#if NET
        var start = GC.GetTotalAllocatedBytes(precise: true);
        passes.Ns(calls);
        return (double)(GC.GetTotalAllocatedBytes(precise: true) - start) / calls;
#else
        return null;
#endif
    }
}
