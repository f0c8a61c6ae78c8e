using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>Which part of a suite a run made (<c>--shard</c>), and what the whole would be.</summary>
public sealed record ShardInfo
{
    /// <summary>The most shards of a suite.</summary>
    public const int Most = 10_000;

    /// <summary>The number of the shard, from 1.</summary>
    public required int Number { get; init; }

    /// <summary>Into how many shards the suite was split.</summary>
    public required int Count { get; init; }

    /// <summary>The cases of all shards together.</summary>
    public required int Cases { get; init; }

    /// <summary>The datasets of all shards, in the order of the plan.</summary>
    public required IReadOnlyList<string> Datasets { get; init; }

    /// <summary>The targets of all shards, in the order of the plan.</summary>
    public required IReadOnlyList<string> Targets { get; init; }

    /// <summary>Whether there is such a shard.</summary>
    [JsonIgnore]
    public bool IsValid => IsPart(Number, Count);

    /// <summary>Whether a number is that of a shard.</summary>
    public static bool IsPart(int number, int count) => count is >= 1 and <= Most && number >= 1 && number <= count;

    /// <summary>Whether two shards are of one split.</summary>
    public bool IsOfSameSplit(ShardInfo other)
    {
        ArgumentNullException.ThrowIfNull(other);
        return (Count, Cases) == (other.Count, other.Cases)
            && Datasets.SequenceEqual(other.Datasets)
            && Targets.SequenceEqual(other.Targets);
    }

    /// <summary>For people: <c>1 of 3</c>.</summary>
    public override string ToString() => FormattableString.Invariant($"{Number} of {Count}");
}
