using System.Diagnostics;
using Roundup.Protocol.Profiling;

namespace Roundup.Worker;

/// <summary>The clocks around a cold call.</summary>
internal readonly struct ColdCallClock
{
    private readonly double? _jitNs;
    private readonly long? _methods;
    private readonly long _started;

    private ColdCallClock(double? jitNs, long? methods, long started)
    {
        _jitNs = jitNs;
        _methods = methods;
        _started = started;
    }

    /// <summary>Reads the clocks.</summary>
    public static ColdCallClock Start() => new(JitNs(), Methods(), Stopwatch.GetTimestamp());

    /// <summary>Reads them again.</summary>
    public ColdCallAnswer End()
    {
        var ended = Stopwatch.GetTimestamp();
        return new ColdCallAnswer(_started, ended, Stopwatch.Frequency, JitNs() - _jitNs, Methods() - _methods);
    }

    private static double? JitNs() =>
#if NET
        System.Runtime.JitInfo.GetCompilationTime(currentThread: true).Ticks * 100.0;
#else
        null;
#endif

    private static long? Methods() =>
#if NET
        System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: true);
#else
        null;
#endif
}
