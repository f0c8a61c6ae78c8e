namespace Roundup.Worker.Timing;

internal static class Probes
{
    // Number of methods compiled so far on all threads; null if the runtime does not report it.
    public static long? CompiledMethods =>
#if NET
        System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false);
#else
        null;
#endif

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
