using System.Diagnostics;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>The clocks around a first call. Its ticks are those that the runtime's own events carry, so that a trace can be cut at them.</summary>
internal readonly struct FirstCall
{
    private readonly double? _jitNs;
    private readonly long? _methods;
    private readonly long _started;

    private FirstCall(double? jitNs, long? methods, long started)
    {
        _jitNs = jitNs;
        _methods = methods;
        _started = started;
    }

    /// <summary>Reads the clocks.</summary>
    public static FirstCall Start() => new(JitNs(), Methods(), Stopwatch.GetTimestamp());

    /// <summary>The fields of the answer: first tick, last tick, ticks a second, ns in the JIT and methods compiled by this thread.</summary>
    public string[] End()
    {
        var ended = Stopwatch.GetTimestamp();
        return
        [
            Words.First,
            Answers.Number((long?)_started),
            Answers.Number((long?)ended),
            Answers.Number((long?)Stopwatch.Frequency),
            Answers.Number(JitNs() - _jitNs),
            Answers.Number(Methods() - _methods),
        ];
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
