namespace Roundup.Results;

/// <summary>How a suite wants the tables of its report put together.</summary>
public sealed record ReportLayout
{
    /// <summary>Whether tables that differ only in their target stand in one table, with one baseline.</summary>
    public bool JoinTargets { get; init; }

    /// <summary>
    /// Whether tables that differ only in their count stand in one table too, below each other, besides the table of each.
    /// </summary>
    public bool JoinCounts { get; init; }

    /// <summary>What the suite calls its counts; empty: nothing.</summary>
    public IReadOnlyList<CountName> CountNames { get; init; } = [];

    /// <summary>Whether there is a table with both operations of each row side by side, and what goes with it.</summary>
    public bool Macro { get; init; }

    /// <summary>
    /// The tables that each table is shown as, each with a baseline, ranks and ratios of its own; empty: one with all rows. A row stands in
    /// the
    /// first that has its format; those of no table come last, in one of their own.
    /// </summary>
    public IReadOnlyList<ReportTable> Tables { get; init; } = [];

    /// <summary>What the suite calls a count of a dataset; null: nothing.</summary>
    public string? NameOf(string dataset, int count) =>
        CountNames.FirstOrDefault(name => name.Dataset == dataset && name.Count == count)?.Name;

    /// <summary>The table of a format; null where no table has it.</summary>
    public ReportTable? TableOf(string format) => Tables.FirstOrDefault(table => table.Formats.Contains(format));
}

/// <summary>What a suite calls a count of a dataset, as the page that it follows does.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Count">The count.</param>
/// <param name="Name">The name.</param>
public sealed record CountName(string Dataset, int Count, string Name);

/// <summary>One of the tables of a table.</summary>
public sealed record ReportTable
{
    /// <summary>The title of the table with the rows whose format is in no table.</summary>
    public const string Others = "Other formats";

    /// <summary>Its title.</summary>
    public required string Title { get; init; }

    /// <summary>The formats (<see cref="SerializerInfo.Format"/>) of its rows.</summary>
    public required IReadOnlyList<string> Formats { get; init; }

    /// <summary>The name of the row that the others are compared with; null: the run's.</summary>
    public string? BaselineRow { get; init; }

    /// <summary>The target of the baseline where it is fixed, or null: the table's own.</summary>
    public string? BaselineTarget { get; init; }
}
