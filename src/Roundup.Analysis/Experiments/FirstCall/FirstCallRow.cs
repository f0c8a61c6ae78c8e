namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>One serializer on one target: its first type and its further types.</summary>
public sealed record FirstCallRow
{
    /// <summary>The serializer's name.</summary>
    public required string Name { get; init; }

    /// <summary>The metadata of the serializer's serializer.</summary>
    public required SerializerInfo Serializer { get; init; }

    /// <summary>The target.</summary>
    public required string Target { get; init; }

    /// <summary>The shape.</summary>
    public required Shape Shape { get; init; }

    /// <summary>The count.</summary>
    public required int Count { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>The first type; null where it has no number.</summary>
    public AnalysedFirstCall? First { get; init; }

    /// <summary>The further types, in the suite's order.</summary>
    public IReadOnlyList<AnalysedFirstCall> Further { get; init; } = [];

    /// <summary>The median of the further types' times in each process, ns; null without a further type.</summary>
    public FirstCallEstimate? FurtherTime { get; init; }

    /// <summary>The longest time of any type in each process, ns; the column Max of the published page.</summary>
    public FirstCallEstimate? Longest { get; init; }

    /// <summary>The shortest time of any further type in each process, ns; the column Min of the published page.</summary>
    public FirstCallEstimate? Shortest { get; init; }

    /// <summary>Size of the published worker, bytes; null for a target that is not published.</summary>
    public long? DeployedBytes { get; init; }

    /// <summary>The version of the package, or of the runtime where the library is part of it.</summary>
    public string? Version { get; init; }

    /// <summary>The file version of the library's DLL, or of the runtime's where the library is part of it; null where unknown.</summary>
    public string? FileVersion { get; init; }

    /// <summary>All types with a number.</summary>
    public IEnumerable<AnalysedFirstCall> Types => First is null ? Further : Further.Prepend(First);
}

/// <summary>The analysis of the experiment first-call.</summary>
/// <param name="Baseline">The requested baseline, a serializer or serializer@target; null: none was.</param>
/// <param name="FirstType">
/// The dataset that is the first type; null where nothing was measured. A serializer that cannot serialize it has another first type, and
/// no rank.
/// </param>
/// <param name="Rows">
/// The serializers that have a number: by operation, shape and count as in the file; then serializers, the fastest first type first, those
/// with another first type and then references last; then targets as in the file.
/// </param>
public sealed record FirstCallRun(string? Baseline, string? FirstType, IReadOnlyList<FirstCallRow> Rows);
