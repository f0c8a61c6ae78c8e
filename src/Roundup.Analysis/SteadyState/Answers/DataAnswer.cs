namespace Roundup.Analysis.SteadyState.Answers;

/// <summary>What a run says about the user's own data: which rows hold it, which are the fastest, what a switch brings.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Holders">How its rows came through verification; floors are left out.</param>
/// <param name="Sizes">The fastest rows, one entry for each count.</param>
/// <param name="Formats">The fastest exact row of each format at the largest count, the fastest first; empty for one format.</param>
/// <param name="Smallest">The exact row with the smallest output at the largest count; null: no size is known.</param>
/// <param name="Baseline">What the ratios are to; null: it has no number here, or not both operations have the same.</param>
/// <param name="Switch">What a switch from the baseline brings; null: nothing is faster for sure.</param>
public sealed record DataAnswer(
    string Dataset,
    Holders Holders,
    IReadOnlyList<SizeAnswer> Sizes,
    IReadOnlyList<FormatAnswer> Formats,
    NamedSize? Smallest,
    string? Baseline,
    SwitchAnswer? Switch);

/// <summary>The exact row of a format that writes and reads the fastest, both together.</summary>
/// <param name="Format">The format.</param>
/// <param name="Name">The row.</param>
/// <param name="Needs">What the row wants of the types or of the build; null: nothing.</param>
/// <param name="Ratio">The geometric mean of its times over the baseline's, to write and to read.</param>
public sealed record FormatAnswer(string Format, string Name, string? Needs, double Ratio);

/// <summary>The rows of a run by what became of the data.</summary>
/// <param name="Exact">Rows that gave everything back.</param>
/// <param name="Lossy">Rows that lost members.</param>
/// <param name="Unable">Rows that cannot hold it, or fail on it.</param>
/// <param name="Untried">Rows whose package is not available here, or that were left out before their proof.</param>
public sealed record Holders(
    IReadOnlyList<string> Exact, IReadOnlyList<string> Lossy, IReadOnlyList<string> Unable, IReadOnlyList<string> Untried)
{
    /// <summary>Rows that lose or fail while another row of the same library gives everything back.</summary>
    public IReadOnlyList<RowInstead> Instead { get; init; } = [];

    /// <summary>All rows.</summary>
    public int All => Exact.Count + Lossy.Count + Unable.Count + Untried.Count;
}

/// <summary>The rows of a library that hold what another row of it does not.</summary>
/// <param name="Name">The row that does not.</param>
/// <param name="IsLossy">Whether it loses members; otherwise it cannot hold the data, or fails on it.</param>
/// <param name="Exact">The rows that do.</param>
public sealed record RowInstead(string Name, bool IsLossy, IReadOnlyList<string> Exact);

/// <summary>The fastest exact rows at one count.</summary>
/// <param name="Count">The count.</param>
/// <param name="Serialize">Those that write the fastest; null: not asked for, or too little is known.</param>
/// <param name="Deserialize">Those that read the fastest; null: the same.</param>
public sealed record SizeAnswer(int Count, FastestRows? Serialize, FastestRows? Deserialize);

/// <summary>The fastest exact rows of a cell.</summary>
/// <param name="Names">The fastest one, then those that cannot be told apart from it.</param>
/// <param name="Ns">Mean time of a call of the first, ns.</param>
public sealed record FastestRows(IReadOnlyList<string> Names, double Ns);

/// <summary>A row with the size of its output.</summary>
/// <param name="Name">The row.</param>
/// <param name="Bytes">Mean size, bytes.</param>
public sealed record NamedSize(string Name, double Bytes);
