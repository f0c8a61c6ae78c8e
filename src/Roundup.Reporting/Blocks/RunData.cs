namespace Roundup.Reporting.Blocks;

/// <summary>The numbers of a run, for a page in which a reader chooses rows, rankings and the baseline.</summary>
/// <param name="Rows">The rows.</param>
/// <param name="Comparisons">The comparisons in the order of the report.</param>
public sealed record RunData(IReadOnlyList<DataRow> Rows, IReadOnlyList<DataComparison> Comparisons) : Block
{
    /// <summary>The row that most comparisons of the report are with; null where no row has a ratio.</summary>
    public string? Baseline { get; init; }

    /// <summary>The target on which that row is where all targets are compared with it; null: each target has its own.</summary>
    public string? BaselineTarget { get; init; }

    /// <summary>The rankings of the presets.</summary>
    public IReadOnlyList<DataRanking> Rankings => field ??= FindRankings();

    internal Func<IReadOnlyList<DataRanking>> FindRankings { get; init; } = () => [];

    /// <summary>The signs of marks, each with its meaning.</summary>
    public IReadOnlyList<(string Sign, string Meaning)> Marks { get; init; } = [];
}

/// <summary>A row, and what is known of its library.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Facts">
/// Properties that a reader can choose rows by, and others to read: the name of each, and its value; null where it is not known.
/// </param>
public sealed record DataRow(string Name, IReadOnlyList<KeyValuePair<string, string?>> Facts)
{
    /// <summary>Whether the row is a reference: shown for scale, and never ranked.</summary>
    public bool IsReference { get; init; }

    /// <summary>Whether the row must not read data from outside.</summary>
    public bool IsDangerous { get; init; }
}

/// <summary>Rows that did the same work: both operations of one dataset, count, shape and target.</summary>
/// <param name="Data">The dataset and the count, for people.</param>
/// <param name="About">The dataset, the shape and the target.</param>
/// <param name="Cases">The rows with what was measured of them.</param>
public sealed record DataComparison(string Data, Scope About, IReadOnlyList<DataCase> Cases)
{
    /// <summary>
    /// The rows that its cases are compared with, one for each table and operation, <c>row@target</c> for another target.
    /// </summary>
    public IReadOnlyList<string> Baselines { get; init; } = [];
}

/// <summary>What was measured of one row in one comparison.</summary>
/// <param name="Row">The row's name.</param>
public sealed record DataCase(string Row)
{
    /// <summary>The signs of its marks, with blanks between them.</summary>
    public string Marks { get; init; } = "";

    /// <summary>The length of the output, bytes; null where it is not known.</summary>
    public double? SizeBytes { get; init; }

    /// <summary>To serialize; null where it was not measured.</summary>
    public DataTime? Serialize { get; init; }

    /// <summary>To deserialize; null where it was not measured.</summary>
    public DataTime? Deserialize { get; init; }

    /// <summary>The first calls of both operations in a fresh process, medians, ns, added; null where one was not measured.</summary>
    public double? FirstCallNs { get; init; }

    /// <summary>The outcomes of what has no number, each with its reason; empty where all was measured.</summary>
    public string Missing { get; init; } = "";
}

/// <summary>The time of one operation of a case.</summary>
/// <param name="Ns">Time of one call, ns; of a lazy row with reading all members.</param>
/// <param name="Ratio">Time over that of the baseline of the comparison; null without a baseline.</param>
public sealed record DataTime(double Ns, double? Ratio)
{
    /// <summary>Managed memory that a call allocates, bytes; null where it is not known.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>
    /// The times of each launch, ns: its batches as the clock has them, where the file keeps them, else one estimate. Of a lazy row with
    /// reading.
    /// </summary>
    public IReadOnlyList<IReadOnlyList<double>> Launches { get; init; } = [];
}

/// <summary>The rows by what counts, over all comparisons of a target and a shape.</summary>
/// <param name="About">The target and the shape, and the dataset where it is over one alone.</param>
/// <param name="Counts">The weights, or the bandwidth, as the page writes them.</param>
/// <param name="Name">The same, for people.</param>
/// <param name="Rows">The rows.</param>
public sealed record DataRanking(Scope About, string Counts, string Name, IReadOnlyList<DataRank> Rows);

/// <summary>A row of a ranking.</summary>
/// <param name="Row">The row's name.</param>
/// <param name="Ratios">
/// Its ratios to the baseline by name, <c>score</c> first; with the ends of the 95 % interval where they are known.
/// </param>
/// <param name="Rank">The ranks that it can have; null: none.</param>
/// <param name="IsParetoOptimal">Whether no other row is faster without being larger.</param>
public sealed record DataRank(
    string Row, IReadOnlyList<(string Name, double Ratio, double? Low, double? High)> Ratios, string? Rank, bool IsParetoOptimal)
{
    /// <summary>In how many of the tables it has a number; null: in all.</summary>
    public int? Tables { get; init; }
}
