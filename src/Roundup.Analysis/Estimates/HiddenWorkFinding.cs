namespace Roundup.Analysis.Estimates;

/// <summary>
/// Work of a case that its time does not show. The serializer keeps its rank: a caller waits for work on other threads, and a lazy
/// serializer shows what reading adds.
/// </summary>
/// <param name="Kind">The kind of work.</param>
/// <param name="Figure">Its amount, in the measure that <see cref="HiddenWorkKind"/> states.</param>
public sealed record HiddenWorkFinding(HiddenWorkKind Kind, double Figure);

/// <summary>The kinds of work that the time of a call may not show. Each states its figure.</summary>
public enum HiddenWorkKind
{
    /// <summary>Members are parsed when they are read: time to read all of them as a share of the time of the call.</summary>
    Lazy,

    /// <summary>Other threads work too: CPU time of all threads over that of the measuring thread.</summary>
    OtherThreads,

    /// <summary>Other threads allocate too: their bytes per call.</summary>
    AllocatedElsewhere,
}
