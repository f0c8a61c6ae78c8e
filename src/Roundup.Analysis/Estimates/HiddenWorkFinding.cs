namespace Roundup.Analysis.Estimates;

/// <summary>Work of a case that its time does not include.</summary>
/// <param name="Kind">The kind of work.</param>
/// <param name="Figure">Its amount, in the measure that <see cref="HiddenWorkKind"/> states.</param>
public sealed record HiddenWorkFinding(HiddenWorkKind Kind, double Figure)
{
    /// <summary>The settings that were changed; empty for every other kind.</summary>
    public IReadOnlyList<string> Settings { get; init; } = [];

    /// <summary>
    /// Whether the row loses its rank, because its time does not include all of its work. The others keep their rank, with a mark: a caller
    /// waits for work on other threads, so that it is in the time; a lazy row shows what reading adds; settings are no work.
    /// </summary>
    public bool CostsRank => Kind is HiddenWorkKind.KeptByThread or HiddenWorkKind.Finalizers or HiddenWorkKind.AfterCalls
        or HiddenWorkKind.Retained;
}

/// <summary>The kinds of work that the time of a call may not include. Each states its figure.</summary>
public enum HiddenWorkKind
{
    /// <summary>State is cached by thread: time of a call on a new thread over that on the measuring thread.</summary>
    KeptByThread,

    /// <summary>Members are parsed when they are read: time to read all of them as a share of the time of the call.</summary>
    Lazy,

    /// <summary>Other threads work too: CPU time of all threads over that of the measuring thread.</summary>
    OtherThreads,

    /// <summary>Other threads allocate too: their bytes per call.</summary>
    AllocatedElsewhere,

    /// <summary>Finalizers work: their time as a share of the time of the calls.</summary>
    Finalizers,

    /// <summary>The process continues to work after the calls: CPU time as a share of the time of the calls.</summary>
    AfterCalls,

    /// <summary>Memory is never released: bytes per call.</summary>
    Retained,

    /// <summary>Settings of the process were changed: their number.</summary>
    Settings,
}
