using System;
using System.Collections.Generic;

namespace Roundup.Worker;

/// <summary>What the runtime and the system report here.</summary>
internal static class Probes
{
    /// <summary>Methods compiled so far, by all threads; null where the runtime does not tell.</summary>
    public static long? CompiledMethods =>
#if NET
        System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false);
#else
        null;
#endif

    /// <summary>What cannot be read here: probe and reason.</summary>
    public static IReadOnlyList<KeyValuePair<string, string>> Missing()
    {
        var missing = new List<KeyValuePair<string, string>>();
        void Add(string probe, string reason) => missing.Add(new KeyValuePair<string, string>(probe, reason));
        if (ThreadCpu.Missing is { } reason)
        {
            Add("thread CPU time", reason);
        }

        if (!ThreadScheduling.IsKnown)
        {
            Add("waiting for a processor", "the system does not report how long a thread waits for a processor");
        }
        if (HardwareCounters.InstructionsMissing is { } noInstructions)
        {
            Add("instructions", noInstructions);
        }

        if (HardwareCounters.CacheMissesMissing is { } noMisses)
        {
            Add("cache misses", noMisses);
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
