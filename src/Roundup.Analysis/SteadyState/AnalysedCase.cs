using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Hidden;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState;

/// <summary>One row of a cell with all that the samples say.</summary>
public sealed record AnalysedCase
{
    /// <summary>The case as the file has it.</summary>
    public required CaseResult Result { get; init; }

    /// <summary>The row's metadata.</summary>
    public required SerializerInfo Serializer { get; init; }

    /// <summary>Time; null where the case was not measured.</summary>
    public TimeEstimate? Time { get; init; }

    /// <summary>Memory; null where the case was not measured.</summary>
    public MemoryEstimate? Memory { get; init; }

    /// <summary>The processor's own counters; null where the case was not measured.</summary>
    public WorkEstimate? Work { get; init; }

    /// <summary>Time over the baseline's; exactly 1 for the baseline; null where there is none.</summary>
    public RatioEstimate? Ratio { get; init; }

    /// <summary>Allocated bytes over the baseline's; null where either is unknown or the baseline's is 0.</summary>
    public double? AllocRatio { get; init; }

    /// <summary>Size over the baseline's; null where either is unknown.</summary>
    public double? SizeRatio { get; init; }

    /// <summary>Calls per second, from the mean.</summary>
    public double? OpsPerSecond { get; init; }

    /// <summary>Megabytes (10^6) of payload per second, from the mean and the size.</summary>
    public double? MegabytesPerSecond { get; init; }

    /// <summary>What was found of work that its time does not show.</summary>
    public IReadOnlyList<HiddenWorkFinding> Hidden { get; init; } = [];

    /// <summary>Whether its time does not stand for its work: it has no rank, and no conclusion calls it fast or small.</summary>
    public bool HidesWork => Hidden.Any(finding => finding.CostsRank);

    /// <summary>Whether members of its result are parsed when they are read, which is not in its time.</summary>
    public bool IsLazy => Hidden.Any(finding => finding.Kind == HiddenWorkKind.Lazy);

    /// <summary>
    /// <see cref="Ratio"/>, of a lazy row with the time to read all members: what rows are compared by in words. Null where there is none.
    /// </summary>
    public RatioEstimate? RatioWithReading =>
        IsLazy && Time is { WithReading: { } reading } time ? Ratio?.Times(reading / time.Mean) : Ratio;

    /// <summary>
    /// The ranks that it can have in its table. Null for floors, for what was not measured or in one launch only,
    /// for what <see cref="IsTooNoisy"/> and for what <see cref="HidesWork"/>.
    /// </summary>
    public RankInterval? Rank { get; init; }

    /// <summary>
    /// Whether the interval of its ratio (of its time, where it has no ratio) is so wide that nothing can be said about how fast it is.
    /// </summary>
    public bool IsTooNoisy => (IsBaseline ? null : Ratio is null ? Time?.Interval : Ratio.Interval)?.IsTooNoisy == true;

    /// <summary>Whether this row is the one that the others are compared with.</summary>
    public bool IsBaseline { get; init; }
}
