using System;
using System.Diagnostics;
using System.Globalization;
using Roundup.Contracts;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>The first call for one type in this process, without the type.</summary>
internal abstract class UntypedFirstCall
{
    // Fields and no properties: what stands around the clock is to compile nothing but itself.
    public bool IsOpen;
    protected long Started;
    protected long Opened;
    protected long Ended;
    protected FirstCallProbes Before;
    protected FirstCallProbes After;
    protected long? WorkingSet;

    /// <summary>Length of the payload, bytes; text as UTF-8.</summary>
    protected abstract long PayloadBytes { get; }

    /// <summary>After all clocks: the round trip compared with the input.</summary>
    /// <param name="announce">Is told each step before it is taken.</param>
    public abstract Comparison Compare(Action<string> announce);

    /// <summary>The fields of the answer.</summary>
    public string[] Called() =>
    [
        Words.Called,
        Answers.Number((double?)Clock.Nanoseconds(Opened - Started)),
        Answers.Number((double?)Clock.Nanoseconds(Ended - Opened)),
        Answers.Number(After.JitNs - Before.JitNs),
        Answers.Number(After.ThreadJitNs - Before.ThreadJitNs),
        Answers.Number(After.Methods - Before.Methods),
        Answers.Number((long)(After.Assemblies - Before.Assemblies)),
        Answers.Number(WorkingSet),
        IsClockShared ? Ended.ToString(CultureInfo.InvariantCulture) : Words.Unknown,
        Stopwatch.Frequency.ToString(CultureInfo.InvariantCulture),
        Answers.Number((long?)PayloadBytes),
        Answers.Number(After.CpuNs - Before.CpuNs),
    ];

    /// <summary>Whether <see cref="Stopwatch"/> counts from the same moment in every process; Mono's begins anew in each.</summary>
    public static bool IsClockShared { get; } =
#if NET
        true;
#else
        Type.GetType("Mono.Runtime") is null;
#endif
}
