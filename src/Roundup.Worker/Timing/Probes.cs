using System;

namespace Roundup.Worker;

/// <summary>What the runtime tells of itself, read before and after a batch. Null is "this runtime does not tell".</summary>
internal readonly struct Probes
{
    private readonly double? _cpuNs;
    private readonly long? _allocated;
    private readonly int _gen0;
    private readonly int _gen1;
    private readonly int _gen2;
    private readonly double? _pauseNs;

    private Probes(bool allThreads)
    {
        _gen0 = GC.CollectionCount(0);
        _gen1 = GC.CollectionCount(1);
        _gen2 = GC.CollectionCount(2);
#if NET
        _pauseNs = GC.GetTotalPauseDuration().Ticks * 100.0;
        _allocated = allThreads ? GC.GetTotalAllocatedBytes(precise: true) : GC.GetAllocatedBytesForCurrentThread();
#else
        _pauseNs = null;
        _allocated = null;
#endif
        // Awaited work may go on another thread: the measuring thread's CPU time says nothing then.
        _cpuNs = allThreads ? null : ThreadCpu.TimeNs();
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

    /// <summary>The difference to an earlier reading, as fields of an answer: CPU ns, allocated bytes, three collection counts, pause ns.</summary>
    public string[] Since(Probes earlier) =>
    [
        Answers.Number(_cpuNs - earlier._cpuNs),
        Answers.Number(_allocated - earlier._allocated),
        Answers.Number((long)(_gen0 - earlier._gen0)),
        Answers.Number((long)(_gen1 - earlier._gen1)),
        Answers.Number((long)(_gen2 - earlier._gen2)),
        Answers.Number(_pauseNs - earlier._pauseNs),
    ];

    /// <summary>What cannot be read here, as pairs of probe and reason.</summary>
    public static string[] Missing()
    {
        var missing = new System.Collections.Generic.List<string>();
        if (ThreadCpu.Missing is { } reason)
        {
            missing.Add("thread CPU time");
            missing.Add(reason);
        }
#if !NET
        missing.AddRange(["allocated bytes", "the runtime has no exact counter", "GC pause", "the runtime has no counter", "methods compiled", "the runtime has no counter", "JIT time", "the runtime has no counter"]);
        if (!UntypedFirstCall.IsClockShared)
        {
            missing.AddRange(["process start to first byte", "the runtime's clock begins anew in each process"]);
        }
#endif
        return [.. missing];
    }
}
