using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Findings;

/// <summary>
/// The result of a run on the user's own data: which rows preserve it, which are the fastest, and the effect of a switch.
/// </summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Rows">The rows by the result of their verification, without floors.</param>
/// <param name="Sizes">The fastest rows, one entry for each count.</param>
/// <param name="Formats">The fastest exact row of each format at the largest count, the fastest first; empty for one format.</param>
/// <param name="Smallest">The exact row with the smallest output at the largest count; null where no size is known.</param>
/// <param name="Baseline">The baseline; null where it has no number here, or where the two operations have different baselines.</param>
/// <param name="Switch">The effect of a switch from the baseline; null where no row is even probably faster.</param>
public sealed record OwnDataSummary(
    string Dataset,
    RowsByResult Rows,
    IReadOnlyList<FastestAtCount> Sizes,
    IReadOnlyList<FastestOfFormat> Formats,
    NamedSize? Smallest,
    string? Baseline,
    SwitchEffect? Switch);

/// <summary>The exact row of a format with the least geometric mean of its times to write and to read.</summary>
/// <param name="Format">The format.</param>
/// <param name="Name">The row.</param>
/// <param name="Needs">What the row requires of the types or of the build; null: nothing.</param>
/// <param name="Ratio">The geometric mean of its ratios to the baseline, to write and to read.</param>
public sealed record FastestOfFormat(string Format, string Name, string? Needs, double Ratio);

/// <summary>The rows of a run by the result of their verification.</summary>
/// <param name="Exact">Rows that preserved everything.</param>
/// <param name="Lossy">Rows that lost members.</param>
/// <param name="Unable">Rows that cannot represent the data, or fail on it.</param>
/// <param name="Untried">Rows whose package is not available here, or that were skipped before verification.</param>
public sealed record RowsByResult(
    IReadOnlyList<string> Exact, IReadOnlyList<string> Lossy, IReadOnlyList<string> Unable, IReadOnlyList<string> Untried)
{
    /// <summary>For each lossy or unable row, the rows of the same library that preserve everything, where there are any.</summary>
    public IReadOnlyList<Alternative> Alternatives { get; init; } = [];

    /// <summary>The number of all rows.</summary>
    public int All => Exact.Count + Lossy.Count + Unable.Count + Untried.Count + NotKnown.Count;

    /// <summary>Rows of which it depends on a constructor whose code is not known whether they lose members.</summary>
    public IReadOnlyList<string> NotKnown { get; init; } = [];
}

/// <summary>The rows of a library that preserve the data where another of its rows does not.</summary>
/// <param name="Name">The row that does not.</param>
/// <param name="IsLossy">Whether that row loses members; otherwise it cannot represent the data, or fails on it.</param>
/// <param name="Exact">The rows that preserve the data.</param>
public sealed record Alternative(string Name, bool IsLossy, IReadOnlyList<string> Exact);

/// <summary>The fastest exact rows at one count.</summary>
/// <param name="Count">The count.</param>
/// <param name="Serialize">The row that takes the least time to write, and the others; null where no exact row has a ratio.</param>
/// <param name="Deserialize">The same to read.</param>
public sealed record FastestAtCount(int Count, FastestRows? Serialize, FastestRows? Deserialize);

/// <summary>The exact row of a cell with the least time, and what is known of the others.</summary>
/// <param name="Name">The row.</param>
/// <param name="Ns">Its mean time of a call, ns.</param>
/// <param name="Rivals">The other exact rows, in their order, with how surely they are slower.</param>
/// <param name="Skipped">Rows that were not measured for lack of time.</param>
public sealed record FastestRows(string Name, double Ns, IReadOnlyList<Rival> Rivals, IReadOnlyList<string> Skipped);

/// <summary>A row with the size of its output.</summary>
/// <param name="Name">The row.</param>
/// <param name="Bytes">Mean size, bytes.</param>
public sealed record NamedSize(string Name, double Bytes);

/// <summary>The effect of a switch from the baseline to another exact row, at one count.</summary>
/// <param name="From">The baseline.</param>
/// <param name="To">The exact row with the least geometric mean of its times to write and to read.</param>
/// <param name="Count">The count.</param>
/// <param name="Certainty">How surely it is faster, both operations together.</param>
/// <param name="Serialize">Time to write over the baseline's; null where unknown.</param>
/// <param name="Deserialize">Time to read over the baseline's; null where unknown.</param>
/// <param name="SizeRatio">Bytes written over the baseline's; null where unknown.</param>
/// <param name="AllocRatio">Bytes allocated to write and read over the baseline's; null where unknown.</param>
/// <param name="IsFromLossy">Whether the baseline loses members, so that its numbers do not include all of the work.</param>
public sealed record SwitchEffect(
    string From,
    string To,
    int Count,
    Certainty Certainty,
    RatioEstimate? Serialize,
    RatioEstimate? Deserialize,
    double? SizeRatio,
    double? AllocRatio,
    bool IsFromLossy = false);
