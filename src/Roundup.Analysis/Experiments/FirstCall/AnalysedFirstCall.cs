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
    public FirstCallEstimate Open => FirstCallEstimate.Of(Summary.Open)!;

    /// <summary>Time of the call, ns.</summary>
    public FirstCallEstimate Call => FirstCallEstimate.Of(Summary.Call)!;

    /// <summary>
    /// CPU time of the calling thread, ns; far below the time where the thread waited. Null where the system does not report it.
    /// </summary>
    public FirstCallEstimate? Cpu => FirstCallEstimate.Of(Summary.Cpu);

    /// <summary>Time in which any thread compiled methods, ns; null where the runtime does not report it.</summary>
    public FirstCallEstimate? Jit => FirstCallEstimate.Of(Summary.Jit);

    /// <summary>
    /// The time without the compilation on the calling thread, ns: loading of types and assemblies, and the library's own work. Null where
    /// the runtime does not report it.
    /// </summary>
    public FirstCallEstimate? Rest => FirstCallEstimate.Of(Summary.Rest);

    /// <summary>Methods compiled; null where the runtime does not report it.</summary>
    public FirstCallEstimate? Methods => FirstCallEstimate.Of(Summary.Methods);

    /// <summary>Assemblies loaded.</summary>
    public FirstCallEstimate Assemblies => FirstCallEstimate.Of(Summary.Assemblies)!;

    /// <summary>Memory in use after the call, bytes; null where the system does not report it.</summary>
    public FirstCallEstimate? WorkingSet => FirstCallEstimate.Of(Summary.WorkingSet);

    /// <summary>Process start to the end of the call, ns; null for a further type, and where it is unknown.</summary>
    public FirstCallEstimate? StartToFirstByte => FirstCallEstimate.Of(Summary.StartToFirstByte);

    /// <summary>Median length of the payload, bytes.</summary>
    public double PayloadBytes => Summary.PayloadBytes;

    /// <summary>Time over the baseline's in the same launch; null for the baseline itself, and without a baseline.</summary>
    public FirstCallRange? Ratio { get; init; }

    /// <summary>The row of <see cref="Ratio"/>, with its target where that is another; null without a baseline.</summary>
    public string? Baseline { get; init; }

    /// <summary>Whether the other rows are compared with it.</summary>
    public bool IsBaseline { get; init; }

    /// <summary>
    /// The ranks that it can have among rows of the same type, operation and target. Null for floors, for lossy rows, for a row whose
    /// first type is not that of the other rows, and below <see cref="FirstCallRanking.LeastProcesses"/> processes.
    /// </summary>
    public RankInterval? Rank { get; init; }
}
