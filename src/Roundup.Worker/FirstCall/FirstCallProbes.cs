using System;

namespace Roundup.Worker;

/// <summary>What the runtime tells of what it compiled and loaded so far. Null is "this runtime does not tell".</summary>
/// <remarks>Under NativeAOT the counters of the JIT are 0: nothing is compiled there, so that is the answer.</remarks>
internal readonly struct FirstCallProbes
{
    // Fields and no properties: the code around the timed call must compile nothing but itself.
    public readonly long? JitNs;
    public readonly long? ThreadJitNs;
    public readonly long? Methods;
    public readonly double? CpuNs;
    public readonly int Assemblies;

    private FirstCallProbes(int assemblies)
    {
        Assemblies = assemblies;
        CpuNs = ThreadCpu.TimeNs();
#if !NET
        (JitNs, ThreadJitNs, Methods) = (null, null, null);
#else
        JitNs = System.Runtime.JitInfo.GetCompilationTime(currentThread: false).Ticks * NanosecondsPerTick;
        ThreadJitNs = System.Runtime.JitInfo.GetCompilationTime(currentThread: true).Ticks * NanosecondsPerTick;
        Methods = System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false);
#endif
    }

    /// <summary>Reads all.</summary>
    public static FirstCallProbes Read() => new(AppDomain.CurrentDomain.GetAssemblies().Length);

    /// <summary>Bytes of memory that the process has in use; null where the system does not tell.</summary>
    public static long? WorkingSet() => Environment.WorkingSet is > 0 and var bytes ? bytes : null;

#if NET
    private const long NanosecondsPerTick = 100;
#endif
}
