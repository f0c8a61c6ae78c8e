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

    /// <summary>
    /// The rank within the cell, 1 the fastest; rows that cannot be told apart share one. Null for floors and what was not measured.
    /// </summary>
    public int? Rank { get; init; }

    /// <summary>Whether this row is the one that the others are compared with.</summary>
    public bool IsBaseline { get; init; }
}
