using Roundup.Results;

namespace Roundup.Site.Judging;

/// <summary>
/// Why a published figure is not compared: reasons of the figure itself come first, then those of the row, then those of the given results.
/// </summary>
public enum IncomparableReason
{
    /// <summary>The figure is the ratio of the baseline to itself.</summary>
    BaselineItself,

    /// <summary>The figure is a time, which depends on the machine.</summary>
    AbsoluteTime,

    /// <summary>The figure is the error of the page's mean.</summary>
    ErrorOfPage,

    /// <summary>The figure is the standard deviation of the page's ratio.</summary>
    SpreadOfPage,

    /// <summary>No serializer here corresponds to the page's row.</summary>
    NoEntrant,

    /// <summary>The row does other work on the page than here; the detail says which.</summary>
    OtherWork,

    /// <summary>The suite omits the row on purpose; the detail has the reason.</summary>
    OmittedBySuite,

    /// <summary>The figure belongs to an experiment other than speed; the detail names it.</summary>
    AnotherExperiment,

    /// <summary>No results of a suite that belongs to the page were given.</summary>
    NoResults,

    /// <summary>The results lack a target of the page's family, which the detail names, for this table.</summary>
    NoTarget,

    /// <summary>The results lack the table: a smaller run, or an older one.</summary>
    NoTable,

    /// <summary>The results have the table without this row.</summary>
    NotInRun,

    /// <summary>The row has no number; the detail has its outcome and reason.</summary>
    NotMeasured,

    /// <summary>The page's baseline has no number; the detail names it.</summary>
    NoBaseline,

    /// <summary>The measured ratio has no interval: fewer than two launches.</summary>
    OneLaunch,

    /// <summary>The measured interval is wider than a factor of two.</summary>
    TooNoisy,

    /// <summary>The runtime does not report allocated bytes.</summary>
    NoAllocation,

    /// <summary>The row has no size.</summary>
    NoSize,
}
