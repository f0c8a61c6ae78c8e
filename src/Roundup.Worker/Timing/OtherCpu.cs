namespace Roundup.Worker;

/// <summary>
/// CPU time of the threads of this process other than the calling one. Not known while the JIT works: it compiles in the background what
/// was called before, the worker's own code too, and its own clock is one of wall time.
/// </summary>
internal sealed class OtherCpu
{
    private double _start;
    private long _compiled;

    /// <summary>Whether the system reports CPU time.</summary>
    public static bool IsKnown => ThreadCpu.ProcessTimeNs() is not null && ThreadCpu.TimeNs() is not null;

    private static double NowNs => (ThreadCpu.ProcessTimeNs() - ThreadCpu.TimeNs()) ?? 0;

    /// <summary>Methods that other threads have compiled.</summary>
    private static long Compiled =>
#if NET
        System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false)
        - System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: true);
#else
        0;
#endif

    /// <summary>Starts.</summary>
    public void Start()
    {
        _compiled = Compiled;
        _start = NowNs;
    }

    /// <summary>The time since the start, ns; null if a method was compiled meanwhile.</summary>
    public double? StopNs() => NowNs - _start is var ns && Compiled == _compiled ? ns : null;
}
