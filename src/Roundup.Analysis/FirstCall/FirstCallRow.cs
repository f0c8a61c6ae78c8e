using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Analysis.FirstCall;

/// <summary>One row on one target: its first type and its further ones.</summary>
public sealed record FirstCallRow
{
    /// <summary>The row's name.</summary>
    public required string Name { get; init; }

    /// <summary>What is known of it.</summary>
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

    /// <summary>The median of the further types' times in each process, ns; null where there is none.</summary>
    public FirstCallEstimate? FurtherTime { get; init; }

    /// <summary>The longest time of any type in each process, ns: the maximum, as the page of 2019 has it.</summary>
    public FirstCallEstimate? Longest { get; init; }

    /// <summary>The shortest time of any further type in each process, ns: the minimum, as the page of 2019 has it.</summary>
    public FirstCallEstimate? Shortest { get; init; }

    /// <summary>Bytes of what the worker was published as; null for a target that does not publish.</summary>
    public long? DeployedBytes { get; init; }

    /// <summary>The version: the package's, or the runtime's for what is part of it.</summary>
    public string? Version { get; init; }

    /// <summary>The file version of the library's DLL, or of the runtime's for what is part of it; null where it is not known.</summary>
    public string? FileVersion { get; init; }

    /// <summary>All types with a number.</summary>
    public IEnumerable<AnalysedFirstCall> Types => First is null ? Further : Further.Prepend(First);
}
