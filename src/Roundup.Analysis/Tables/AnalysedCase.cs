using Roundup.Analysis.Conditions;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tables;

/// <summary>One serializer of a table with its estimates.</summary>
public sealed record AnalysedCase
{
    /// <summary>The case as the file has it.</summary>
    public required CaseResult Result { get; init; }

    /// <summary>The metadata of the serializer's serializer.</summary>
    public required SerializerInfo Serializer { get; init; }

    /// <summary>Time; null where the case was not measured.</summary>
    public TimeEstimate? Time { get; init; }

    /// <summary>What the batches amount to: quartiles, memory, collections; null where the case was not measured.</summary>
    public QuantityValues? Batches { get; init; }

    /// <summary>One of <see cref="SpeedQuantities"/>; null where it is not known.</summary>
    public double? this[Quantity quantity] => Batches?[quantity];

    /// <summary>Time over the baseline's, exactly 1 for the baseline; null where the case or the baseline has no time.</summary>
    public RatioEstimate? Ratio { get; init; }

    /// <summary>Allocated bytes over the baseline's; null where either is unknown or the baseline's is 0.</summary>
    public double? AllocRatio { get; init; }

    /// <summary>Size over the baseline's; null where either is unknown.</summary>
    public double? SizeRatio { get; init; }

    /// <summary>Calls per second, from the mean.</summary>
    public double? OpsPerSecond { get; init; }

    /// <summary>Megabytes (10^6 bytes) of payload per second, from the mean and the size.</summary>
    public double? MegabytesPerSecond { get; init; }

    /// <summary>Work that its time does not include.</summary>
    public IReadOnlyList<HiddenWorkFinding> Hidden { get; init; } = [];

    /// <summary>Whether members of its result are parsed only when they are read, after its time.</summary>
    public bool IsLazy => Hidden.Any(finding => finding.Kind == HiddenWorkKind.Lazy);

    /// <summary>
    /// Whether it is timed with a class that the library generated from a schema, so that the conversion of the model's members is not in
    /// its time.
    /// </summary>
    public bool IsMapped => Time?.WithMapping is not null;

    /// <summary>The time with reading all members over the time without it; 1 for a serializer that is not lazy.</summary>
    public double ReadingFactor => IsLazy && Time is { WithReading: { } reading } time ? reading / time.Mean : 1;

    /// <summary>The time with the mapping over the time without it; 1 for a serializer that serializes the model itself.</summary>
    public double MappingFactor => Time is { WithMapping: { } mapping } time ? mapping / time.Mean : 1;

    /// <summary>The conditions under which its numbers hold.</summary>
    public SerializerConditions Conditions => field ??=
        SerializerConditions.Of(Serializer, Result) with { Mapping = IsMapped ? MappingFactor : null };

    /// <summary>
    /// <see cref="Ratio"/>; for a lazy serializer with the time to read all members. Findings compare serializers by it.
    /// </summary>
    public RatioEstimate? RatioWithReading => IsLazy ? Ratio?.Times(ReadingFactor) : Ratio;

    /// <summary>The 95 % interval of <see cref="Ratio"/>; null where it has none, and for the baseline, whose ratio is 1.</summary>
    public Interval? RatioInterval => IsBaseline ? null : Ratio?.Interval;

    /// <summary>
    /// The ranks that it can have in its table, among the exact serializers. Null for references, lossy serializers and for cases that were
    /// not measured; for all in a table of preferred shapes, and where each serializer has a single launch.
    /// </summary>
    public RankInterval? Rank { get; init; }

    /// <summary>
    /// Whether the interval of its ratio (of its time, where it has no ratio) is so wide that reports show it in place of digits that are
    /// not known.
    /// </summary>
    public bool IsWide => (Ratio is null && !IsBaseline ? Time?.Interval : RatioInterval)?.IsWide == true;

    /// <summary>Whether the other serializers are compared with it.</summary>
    public bool IsBaseline { get; init; }
}
