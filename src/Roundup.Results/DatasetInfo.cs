using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>The values of one dataset at one count.</summary>
public sealed record DatasetInfo
{
    /// <summary>The dataset.</summary>
    public required string Name { get; init; }

    /// <summary>What it is, a sentence.</summary>
    public required string Description { get; init; }

    /// <summary>Which of several sets of values of one model it is; null where the model has one set, and in older files.</summary>
    public string? SampleSet { get; init; }

    /// <summary>Whether it is the user's own data; false in older files.</summary>
    public bool IsOwn { get; init; }

    /// <summary>Whether its strings have letters of ASCII in place of all others (<c>--ascii</c>); false in older files.</summary>
    public bool IsAscii { get; init; }

    /// <summary>The count.</summary>
    public required int Count { get; init; }

    /// <summary>Whether count 1 is a <c>List</c> of one element; null where it is an object.</summary>
    public bool? InList { get; init; }

    /// <summary>What tells the count from the usual one, behind it; usually empty.</summary>
    [JsonIgnore]
    public string ListText => InList == true ? " (list)" : "";

    /// <summary>How many distinct roots the loop goes through.</summary>
    public required int PoolRoots { get; init; }

    /// <summary>Mean canonical bytes of a root.</summary>
    public required double CanonicalBytes { get; init; }

    /// <summary>
    /// Mean bytes of a value in the user's own sample, as JSON without white space; null where there is none, and in older files.
    /// </summary>
    public double? SampleBytes { get; init; }

    /// <summary>
    /// The members of which the user's own types make another value than the sample has, each as <c>Type.Member</c>; null without one.
    /// </summary>
    public IReadOnlyList<string>? Changed { get; init; }

    /// <summary>SHA-256 of the values' canonical bytes, hex.</summary>
    public required string Hash { get; init; }
}
