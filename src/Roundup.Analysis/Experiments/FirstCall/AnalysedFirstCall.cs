using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>The first call of one case over its processes. docs/columns.md, First call, defines each figure.</summary>
public sealed record AnalysedFirstCall
{
    /// <summary>The case.</summary>
    public required CaseResult Result { get; init; }

    /// <summary>What the calls amount to.</summary>
    public required FirstCallSummary Summary { get; init; }

    /// <summary>Whether the case was the first type of its process.</summary>
    public bool IsFirst => Summary.Place == 0;

    /// <summary>Time to open the row and to make the call, ns.</summary>
    public required FirstCallRange Time { get; init; }

    /// <summary>Time to open the row, ns.</summary>
    public required FirstCallEstimate Open { get; init; }

    /// <summary>Time of the call, ns.</summary>
    public required FirstCallEstimate Call { get; init; }

    /// <summary>
    /// CPU time of the calling thread, ns; far below the time where the thread waited. Null where the system does not report it.
    /// </summary>
    public FirstCallEstimate? Cpu { get; init; }

    /// <summary>Time in which any thread compiled methods, ns; null where the runtime does not report it.</summary>
    public FirstCallEstimate? Jit { get; init; }

    /// <summary>
    /// The time without the compilation on the calling thread, ns: loading of types and assemblies, and the library's own work. Null where
    /// the runtime does not report it.
    /// </summary>
    public FirstCallEstimate? Rest { get; init; }

    /// <summary>Methods compiled; null where the runtime does not report it.</summary>
    public FirstCallEstimate? Methods { get; init; }

    /// <summary>Assemblies loaded.</summary>
    public required FirstCallEstimate Assemblies { get; init; }

    /// <summary>Memory in use after the call, bytes; null where the system does not report it.</summary>
    public FirstCallEstimate? WorkingSet { get; init; }

    /// <summary>Process start to the end of the call, ns; null for a further type, and where it is unknown.</summary>
    public FirstCallEstimate? StartToFirstByte { get; init; }

    /// <summary>Median length of the payload, bytes.</summary>
    public required double PayloadBytes { get; init; }

    /// <summary>Time over the baseline's in the same launch; null for the baseline itself, and without a baseline.</summary>
    public FirstCallRange? Ratio { get; init; }

    /// <summary>Whether the other rows are compared with it.</summary>
    public bool IsBaseline { get; init; }

    /// <summary>
    /// The ranks that it can have among rows of the same type, operation and target. Null for floors, for a row whose first type is not
    /// that of the other rows, and below <see cref="FirstCallRanking.LeastProcesses"/> processes.
    /// </summary>
    public RankInterval? Rank { get; init; }
}
