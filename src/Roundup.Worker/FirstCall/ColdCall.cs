using System.Diagnostics;
using Roundup.Protocol.FirstCall;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.FirstCall;

/// <summary>One call of an open case with its first value, usually the first call of the process.</summary>
internal abstract class ColdCall
{
    public static ICaseVisitor<ColdCall> Factory { get; } = new Visitor();

    /// <param name="serialize">True: Serialize. False: Deserialize, for which the value is serialized before timing begins.</param>
    /// <param name="announce">Called with each step before it begins.</param>
    public abstract ColdCallAnswer Make(bool serialize, Action<string> announce);

    private sealed class Visitor : ICaseVisitor<ColdCall>
    {
        public ColdCall Visit<T>(OpenedCase<T> opened)
            where T : notnull => new ColdCall<T>(opened.Driver, opened.Values);
    }
}

internal sealed class ColdCall<T>(Driver<T> driver, Values<T> values) : ColdCall
    where T : notnull
{
    public override ColdCallAnswer Make(bool serialize, Action<string> announce)
    {
        if (!serialize)
        {
            announce("Serialize");
            driver.Serialize(0, values.Roots[0]);
        }

        announce(serialize ? "Serialize" : "Deserialize");

        // The first reading compiles the code that reads the clocks.
        ColdCallClock.Start().End();
        var clock = ColdCallClock.Start();
        if (serialize)
        {
            driver.Serialize(0, values.Roots[0]);
        }
        else
        {
            GC.KeepAlive(driver.Deserialize(0));
        }

        return clock.End();
    }
}

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

    public static ColdCallClock Start() => new(JitNs(), Methods(), Stopwatch.GetTimestamp());

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

internal static class ColdCallCommands
{
    public static void Register(CommandTable commands, CaseSession session, Action<string> announce) =>
        commands.Add<ColdCallCommand, ColdCallAnswer>(
            ColdCallCommand.Type,
            command => session.Part(ColdCall.Factory).Make(command.Serialize, announce));
}
