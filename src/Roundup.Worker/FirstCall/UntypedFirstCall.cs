using System;
using System.Diagnostics;
using Roundup.Contracts;
using Roundup.Protocol.FirstCall;

namespace Roundup.Worker;

/// <summary>The first call for one type in this process, without the type.</summary>
internal abstract class UntypedFirstCall
{
    // Fields and no properties: the code around the timed call must compile nothing but itself.
    public bool IsOpen;
    protected long Started;
    protected long Opened;
    protected long Ended;
    protected FirstCallProbes Before;
    protected FirstCallProbes After;
    protected long? WorkingSet;

    /// <summary>Length of the payload, bytes; text as UTF-8.</summary>
    protected abstract long PayloadBytes { get; }

    /// <summary>After timing: the round trip compared with the input.</summary>
    /// <param name="announce">Is told each step before it is taken.</param>
    public abstract Comparison Compare(Action<string> announce);

    /// <summary>The answer.</summary>
    public CalledAnswer Called() => new(
        Clock.Nanoseconds(Opened - Started),
        Clock.Nanoseconds(Ended - Opened),
        After.JitNs - Before.JitNs,
        After.ThreadJitNs - Before.ThreadJitNs,
        (int?)(After.Methods - Before.Methods),
        After.Assemblies - Before.Assemblies,
        WorkingSet,
        Clock.IsShared ? Ended : null,
        Stopwatch.Frequency,
        PayloadBytes,
        After.CpuNs - Before.CpuNs);
}
