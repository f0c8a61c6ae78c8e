namespace Roundup.Results;

/// <summary>
/// What the analysis made of a case when the file was written, for readers without it. Roundup computes these numbers anew and never reads
/// them back. docs/columns.md defines each.
/// </summary>
public sealed record AnalysedNumbers
{
    /// <summary>The time that serializers are compared by, ns: Mean of warm calls, Median of first calls.</summary>
    public required double Time { get; init; }

    /// <summary>The lower end of the 95 % interval of the time, ns; null where there are too few launches.</summary>
    public double? TimeLow { get; init; }

    /// <summary>Its upper end, ns.</summary>
    public double? TimeHigh { get; init; }

    /// <summary>
    /// The serializer that the ratios of its table refer to, with <c>@target</c> where it is fixed to a target; null where there is none.
    /// </summary>
    public string? Baseline { get; init; }

    /// <summary>Time over the baseline's, 1 for the baseline; null where one of them has no time.</summary>
    public double? Ratio { get; init; }

    /// <summary>The lower end of the 95 % interval of the ratio; null where there are too few launches.</summary>
    public double? RatioLow { get; init; }

    /// <summary>Its upper end.</summary>
    public double? RatioHigh { get; init; }

    /// <summary>The best rank that the serializer can have in its table, from 1; null for a serializer that is not ranked.</summary>
    public int? Rank { get; init; }

    /// <summary>The worst rank that it can have.</summary>
    public int? RankLast { get; init; }

    /// <summary>Allocated bytes over the baseline's; null where either is unknown.</summary>
    public double? AllocRatio { get; init; }

    /// <summary>Size over the baseline's; null where either is unknown.</summary>
    public double? SizeRatio { get; init; }
}
