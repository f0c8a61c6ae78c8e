using Roundup.Worker.Timing;

namespace Roundup.Worker.FirstCall;

// What the runtime has compiled and loaded so far. Null: the runtime does not report it.
// With NativeAOT the counters of the JIT are 0, because nothing is compiled at run time.
internal readonly struct FirstCallProbes
{
    // Fields, not properties: an accessor would be compiled during timing.
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

    public static FirstCallProbes Read() => new(AppDomain.CurrentDomain.GetAssemblies().Length);

    // Working set of the process, bytes; null if the operating system does not report it.
    public static long? WorkingSet() => Environment.WorkingSet is > 0 and var bytes ? bytes : null;

#if NET
    private const long NanosecondsPerTick = 100;
#endif
}
