namespace Roundup.Analysis.Findings;

/// <summary>Every conclusion that a report can draw from the numbers, with its arguments in order.</summary>
public enum FindingCode
{
    /// <summary>
    /// A lossy row that is faster than every exact row: row, number of such cells, number of cells in which it is lossy, members lost.
    /// </summary>
    LossyIsFaster,

    /// <summary>The ratio that grows most with the count: row, baseline, least count, greatest count, factor, series.</summary>
    GrowsWithCount,

    /// <summary>The ratio that falls most with the count: as <see cref="GrowsWithCount"/>.</summary>
    FallsWithCount,

    /// <summary>No ratio changes with the count by more than its interval: rows, least count, greatest count.</summary>
    SteadyOverCounts,

    /// <summary>The cost of a further version of a library over the first: row, row of the first version, factors.</summary>
    VersionOverFirst,

    /// <summary>The cost of a row on further targets over the first: row, first target, factors of each further one.</summary>
    RowOverTargets,
}
