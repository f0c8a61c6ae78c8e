using System;
using System.Collections.Generic;

namespace Roundup.Worker;

/// <summary>What the runtime tells of itself, read before and after a batch. Null is "this runtime does not tell".</summary>
internal readonly struct Probes
{
    /// <summary>CPU time of this thread, ns.</summary>
    public readonly double? CpuNs;

    /// <summary>Bytes allocated.</summary>
    public readonly long? AllocatedBytes;

    /// <summary>Collections of generation 0.</summary>
    public readonly int Gen0;

    /// <summary>Collections of generation 1.</summary>
    public readonly int Gen1;

    /// <summary>Collections of generation 2.</summary>
    public readonly int Gen2;

    /// <summary>Time in which the collector held all threads, ns.</summary>
    public readonly double? PauseNs;

    private Probes(bool allThreads)
    {
        Gen0 = GC.CollectionCount(0);
        Gen1 = GC.CollectionCount(1);
        Gen2 = GC.CollectionCount(2);
#if NET
        PauseNs = GC.GetTotalPauseDuration().Ticks * 100.0;
        AllocatedBytes = allThreads ? GC.GetTotalAllocatedBytes(precise: true) : GC.GetAllocatedBytesForCurrentThread();
#else
        PauseNs = null;
        AllocatedBytes = null;
#endif
        // Awaited work may go on another thread: the measuring thread's CPU time says nothing then.
        CpuNs = allThreads ? null : ThreadCpu.TimeNs();
    }

    /// <summary>Methods compiled so far, by all threads.</summary>
    public static long? CompiledMethods =>
#if NET
        System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false);
#else
        null;
#endif

    /// <summary>Reads all probes.</summary>
    /// <param name="allThreads">Whether allocation of all threads counts, and not of this one alone.</param>
    public static Probes Read(bool allThreads) => new(allThreads);

    /// <summary>What cannot be read here: probe and reason.</summary>
    public static IReadOnlyList<KeyValuePair<string, string>> Missing()
    {
        var missing = new List<KeyValuePair<string, string>>();
        void Add(string probe, string reason) => missing.Add(new KeyValuePair<string, string>(probe, reason));
        if (ThreadCpu.Missing is { } reason)
        {
            Add("thread CPU time", reason);
        }
#if !NET
        Add("allocated bytes", "the runtime has no exact counter");
        Add("GC pause", "the runtime has no counter");
        Add("methods compiled", "the runtime has no counter");
        Add("JIT time", "the runtime has no counter");
        if (!Clock.IsShared)
        {
            Add("process start to first byte", "the runtime's clock begins anew in each process");
        }
#endif
        return missing;
    }
}
