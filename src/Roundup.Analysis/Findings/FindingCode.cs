namespace Roundup.Analysis.Findings;

/// <summary>Every conclusion that a report can draw from the numbers, with its arguments in order.</summary>
public enum FindingCode
{
    /// <summary>
    /// One exact row is the fastest: group, row, ratio, baseline, cells, cells in which it is first, next row, ratio of the next row to it.
    /// </summary>
    Fastest,

    /// <summary>
    /// The baseline is the fastest exact row: group, row, cells, cells in which it is first, next row, ratio of the next row to it.
    /// </summary>
    FastestIsBaseline,

    /// <summary>One exact row is the fastest, which is not shown of all others: group, row, ratio, baseline, cells.</summary>
    FastestProbably,

    /// <summary>As <see cref="FastestProbably"/>, where the row is the baseline: group, row, cells.</summary>
    FastestProbablyIsBaseline,

    /// <summary>
    /// Some rows are not told apart from the row with the least time: group, row, its ratio, baseline, cells, the rows with their time over
    /// the row's.
    /// </summary>
    FastestTied,

    /// <summary>As <see cref="FastestTied"/>, where the row with the least time is the baseline: group, row, cells, rows.</summary>
    FastestTiedWithBaseline,

    /// <summary>
    /// Rows that are probably slower than the row with the least time, but not shown to be: group, row, the rows with their time over the
    /// row's.
    /// </summary>
    ProbablySlower,

    /// <summary>There is one exact row: group, row, ratio, baseline, cells.</summary>
    OnlyRow,

    /// <summary>There is one exact row, and it is the baseline: group, row, cells.</summary>
    OnlyRowIsBaseline,

    /// <summary>
    /// Rows that lack some of the cells, and are faster than the fastest row on the cells that they have: group, fastest row, the others.
    /// </summary>
    FasterWhereTried,

    /// <summary>No row is exact: group, cells.</summary>
    NoneExact,

    /// <summary>Rows that were skipped in at least some cells, and may be faster: group, rows.</summary>
    NotMeasured,

    /// <summary>Rows whose members are parsed only when they are read, in at least some cells: group, rows.</summary>
    ReadingNotTimed,

    /// <summary>Each exact row has a single launch, and nothing says how much launches differ: group, cells.</summary>
    NothingCertain,

    /// <summary>
    /// A lossy row that is faster than every exact row: row, number of such cells, number of cells in which it is lossy, members lost.
    /// </summary>
    LossyIsFaster,

    /// <summary>Several rows share the first place: number of such cells, cells.</summary>
    SharedFirstPlaces,

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

    /// <summary>Rows without any number: outcome, rows, number of rows.</summary>
    RowsWithoutNumber,

    /// <summary>Single cases without a number, of rows that have other numbers: outcome, rows, cases.</summary>
    CasesWithoutNumber,

    /// <summary>Nothing was measured: cases.</summary>
    NothingMeasured,
}
