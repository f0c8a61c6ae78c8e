namespace Roundup.Worker.Timing;

/// <summary>
/// CPU time of the threads of this process except the calling one. Unknown while the JIT works: it compiles earlier code in the background,
/// including that of the worker, and reports only wall time.
/// </summary>
internal sealed class OtherThreadsCpu
{
    private double _start;
    private long _compiled;

    /// <summary>Whether the operating system reports CPU time.</summary>
    public static bool IsKnown => ThreadCpu.ProcessTimeNs() is not null && ThreadCpu.TimeNs() is not null;

    private static double NowNs => (ThreadCpu.ProcessTimeNs() - ThreadCpu.TimeNs()) ?? 0;

    /// <summary>Number of methods that other threads have compiled.</summary>
    private static long Compiled =>
#if NET
        System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false)
        - System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: true);
#else
        0;
#endif

    public void Start()
    {
        _compiled = Compiled;
        _start = NowNs;
    }

    /// <summary>The time since the start, ns; null if a method was compiled meanwhile.</summary>
    public double? StopNs() => NowNs - _start is var ns && Compiled == _compiled ? ns : null;
}
