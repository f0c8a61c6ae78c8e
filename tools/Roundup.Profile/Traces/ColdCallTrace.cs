using Microsoft.Diagnostics.Tracing;

namespace Roundup.Profile.Traces;

/// <summary>The work of the runtime between two ticks of a trace.</summary>
internal sealed class ColdCallTrace
{
    private readonly List<Event> _events = [];
    private readonly long _begin;

    private ColdCallTrace(string path, long begin, long end)
    {
        _begin = begin;
        using var source = new EventPipeEventSource(path);
        void Note(TraceEvent data, RuntimeWork work, bool starts, object key, string name)
        {
            // Obsolete, but the worker reports ticks of the same clock, and no times relative to the start of the trace.
#pragma warning disable CS0618
            var tick = data.TimeStampQPC;
#pragma warning restore CS0618
            if (tick >= begin && tick <= end)
            {
                _events.Add(new Event(data.ThreadID, tick, work, starts, key, name));
            }
        }

        var clr = source.Clr;
        clr.MethodJittingStarted += data => Note(data, RuntimeWork.Jit, true, data.MethodID, "");
        clr.MethodLoadVerbose += data => Note(data, RuntimeWork.Jit, false, data.MethodID, $"{data.MethodNamespace}.{data.MethodName}");
        clr.TypeLoadStart += data => Note(data, RuntimeWork.TypeLoading, true, data.TypeLoadStartID, "");
        clr.TypeLoadStop += data => Note(data, RuntimeWork.TypeLoading, false, data.TypeLoadStartID, data.TypeName);
        clr.MethodR2RGetEntryPointStart += data => Note(data, RuntimeWork.PrecompiledCode, true, data.MethodID, "");
        clr.MethodR2RGetEntryPoint += data =>
            Note(data, RuntimeWork.PrecompiledCode, false, data.MethodID, $"{data.MethodNamespace}.{data.MethodName}");
        clr.AssemblyLoaderStart += data => Note(data, RuntimeWork.AssemblyLoading, true, data.AssemblyName, "");
        clr.AssemblyLoaderStop += data => Note(data, RuntimeWork.AssemblyLoading, false, data.AssemblyName, data.AssemblyName);
        source.Process();
        LostEvents = source.EventsLost;
    }

    public int LostEvents { get; }

    public static ColdCallTrace Read(string path, long begin, long end) => new(path, begin, end);

    /// <summary>The parts of the call, and the methods that took the JIT the longest.</summary>
    /// <param name="nsPerTick">The length of a tick, ns.</param>
    /// <param name="slowest">The number of methods.</param>
    public (IReadOnlyList<RuntimePart> Parts, IReadOnlyList<CompiledMethod> Slowest) Split(double nsPerTick, int slowest)
    {
        // Only the calling thread: another thread recompiles methods in the background.
        var thread = _events.GroupBy(one => one.Thread).MaxBy(group => group.Count())?.Key;
        var clock = new WorkClock();
        var things = Enum.GetValues<RuntimeWork>().ToDictionary(work => work, _ => new HashSet<string>());
        var methods = new List<CompiledMethod>();
        foreach (var one in _events.Where(one => one.Thread == thread).OrderBy(one => one.Tick))
        {
            var at = (one.Tick - _begin) * nsPerTick;
            if (one.Starts)
            {
                clock.Begin(one.Work, one.Key, at);
            }
            else if (clock.End(one.Work, one.Key, at) is { } ns)
            {
                things[one.Work].Add(one.Work == RuntimeWork.Jit ? $"{one.Key}" : one.Name);
                if (one.Work == RuntimeWork.Jit)
                {
                    methods.Add(new CompiledMethod(one.Name, ns));
                }
            }
        }

        var parts = things.Select(kind => new RuntimePart(kind.Key, clock.Of(kind.Key), kind.Value.Count));
        return ([.. parts], [.. methods.OrderByDescending(method => method.Ns).Take(slowest)]);
    }

    private sealed record Event(int Thread, long Tick, RuntimeWork Work, bool Starts, object Key, string Name);
}
