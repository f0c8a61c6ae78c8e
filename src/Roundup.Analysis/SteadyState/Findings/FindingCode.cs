namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>Every sentence that a report can draw from the numbers.</summary>
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

    /// <summary>The fastest exact rows cannot be told apart: group, rows, ratio of the first, baseline, cells.</summary>
    FastestTied,

    /// <summary>The same where the first of them is the baseline: group, rows, cells.</summary>
    FastestTiedWithBaseline,

    /// <summary>There is one exact row: group, row, ratio, baseline, cells.</summary>
    OnlyRow,

    /// <summary>There is one exact row, and it is the baseline: group, row, cells.</summary>
    OnlyRowIsBaseline,

    /// <summary>
    /// Rows that lack some of the cells, and are faster than the fastest on those they have: group, row that is fastest, the others.
    /// </summary>
    FasterWhereTried,

    /// <summary>No row is exact: group, cells.</summary>
    NoneExact,

    /// <summary>Exact rows of which too little is known to compare them, in some cells at least: group, rows.</summary>
    NotCompared,

    /// <summary>Exact rows whose time does not stand for the work, in some cells at least: group, rows.</summary>
    HidesWork,

    /// <summary>Rows whose members are parsed when they are read, in some cells at least: group, rows.</summary>
    ReadingLeftOut,

    /// <summary>No exact row has a ratio with an interval that is narrow enough: group, cells.</summary>
    NothingCertain,

    /// <summary>The rows that allocate least and most: group, least, most, factor, cells.</summary>
    Allocation,

    /// <summary>Rows that allocate nothing in some cells: group, rows, cells.</summary>
    AllocatesNothing,

    /// <summary>The rows with the smallest and the largest output: group, smallest, largest, factor, cells.</summary>
    Size,

    /// <summary>
    /// A lossy row that would have won: row, cells in which it is faster than every exact row, cells in which it is lossy, members lost.
    /// </summary>
    LossyIsFaster,

    /// <summary>The first place is shared: cells in which it is, cells.</summary>
    SharedFirstPlaces,

    /// <summary>The ratio that grows most with the count: row, baseline, least count, greatest count, factor, series.</summary>
    GrowsWithCount,

    /// <summary>The ratio that falls most with the count: the same.</summary>
    FallsWithCount,

    /// <summary>No ratio changes with the count by more than its interval: rows, least count, greatest count.</summary>
    SteadyOverCounts,

    /// <summary>What a further version of a library costs over the first: row, row of the first version, factors.</summary>
    VersionOverFirst,

    /// <summary>What a row costs on further targets over the first: row, first target, factors of each further one.</summary>
    RowOverTargets,

    /// <summary>Rows without any number: outcome, rows, how many rows.</summary>
    RowsWithoutNumber,

    /// <summary>Cases without a number of rows that have others: outcome, rows, cases.</summary>
    CasesWithoutNumber,

    /// <summary>Nothing was measured: cases.</summary>
    NothingMeasured,
}
