namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>
/// Why a published figure is not compared: first what lies in the figure itself, then in the row, then in the results that were given.
/// </summary>
public enum IncomparableReason
{
    /// <summary>The baseline over itself.</summary>
    BaselineItself,

    /// <summary>A time in itself: that of another machine.</summary>
    AbsoluteTime,

    /// <summary>An error: it says how sure the page is of its mean.</summary>
    ErrorOfPage,

    /// <summary>A standard deviation: it says how much the page's ratio varied.</summary>
    SpreadOfPage,

    /// <summary>No serializer here does what the page's row does.</summary>
    NoEntrant,

    /// <summary>The suite leaves the row out on purpose; the detail says why.</summary>
    LeftOut,

    /// <summary>It is of an experiment other than speed; the detail names it.</summary>
    AnotherExperiment,

    /// <summary>No results of a suite that belongs to the page were given.</summary>
    NoResults,

    /// <summary>The results have the cell, but on no target of the page's family, which the detail names.</summary>
    NoTarget,

    /// <summary>The results lack the cell: a smaller run, or an older one.</summary>
    NoCell,

    /// <summary>The results have the cell without this row.</summary>
    NotInRun,

    /// <summary>The row has no number; the detail is its outcome with the reason.</summary>
    NotMeasured,

    /// <summary>The page's baseline has no number; the detail names it.</summary>
    NoBaseline,

    /// <summary>There is a number without an interval: fewer than two launches.</summary>
    OneLaunch,

    /// <summary>The interval is wider than a factor of two.</summary>
    TooNoisy,

    /// <summary>The runtime does not tell what was allocated.</summary>
    NoAllocation,

    /// <summary>There is no size.</summary>
    NoSize,
}
