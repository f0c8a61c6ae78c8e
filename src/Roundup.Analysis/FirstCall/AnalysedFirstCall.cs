using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.FirstCall;

/// <summary>The first call of one case, over its processes. docs/columns.md, First call.</summary>
public sealed record AnalysedFirstCall
{
    /// <summary>The case.</summary>
    public required CaseResult Result { get; init; }

    /// <summary>The samples that count, by launch.</summary>
    public required IReadOnlyList<FirstCallSample> Samples { get; init; }

    /// <summary>Whether it was the first type of its process.</summary>
    public required bool IsFirst { get; init; }

    /// <summary>Open and call together, ns.</summary>
    public required FirstCallEstimate Time { get; init; }

    /// <summary>The part until the row was open, ns.</summary>
    public required FirstCallEstimate Open { get; init; }

    /// <summary>The part of the call, ns.</summary>
    public required FirstCallEstimate Call { get; init; }

    /// <summary>
    /// CPU time of the calling thread, ns: far below the time, it waited for something. Null where the system does not tell.
    /// </summary>
    public FirstCallEstimate? Cpu { get; init; }

    /// <summary>Time that all threads compiled, ns; null where the runtime does not tell.</summary>
    public FirstCallEstimate? Jit { get; init; }

    /// <summary>
    /// What is left of the time without what the calling thread compiled, ns: types and assemblies loaded, and the library's own work. Null
    /// where the runtime does not tell.
    /// </summary>
    public FirstCallEstimate? Rest { get; init; }

    /// <summary>Methods compiled; null where the runtime does not tell.</summary>
    public FirstCallEstimate? Methods { get; init; }

    /// <summary>Assemblies loaded.</summary>
    public required FirstCallEstimate Assemblies { get; init; }

    /// <summary>Memory in use right after, bytes; null where the system does not tell.</summary>
    public FirstCallEstimate? WorkingSet { get; init; }

    /// <summary>Process start to the end of the call, ns; null for a further type, and where nobody can tell.</summary>
    public FirstCallEstimate? StartToFirstByte { get; init; }

    /// <summary>Median length of the payload, bytes.</summary>
    public required double PayloadBytes { get; init; }

    /// <summary>Time over the baseline's in the same launch; null for the baseline itself and without one.</summary>
    public FirstCallEstimate? Ratio { get; init; }

    /// <summary>Whether the others are compared with it.</summary>
    public bool IsBaseline { get; init; }

    /// <summary>
    /// The ranks that it can have among rows of the same type, operation and target. Null for floors, for a row whose first type is another
    /// than that of the others, and below <see cref="FirstCallRanking.LeastProcesses"/> processes.
    /// </summary>
    public RankInterval? Rank { get; init; }
}
