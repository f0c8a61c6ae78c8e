using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Results;
using Roundup.Site.Figures;

namespace Roundup.Site.Judging;

/// <summary>One published figure beside what was measured.</summary>
internal sealed record JudgedFigure
{
    /// <summary>The published row that contains the figure.</summary>
    public required PublishedEntry Entry { get; init; }

    /// <summary>The figure.</summary>
    public required PublishedFigure Figure { get; init; }

    /// <summary>The verdict.</summary>
    public required FigureVerdict Verdict { get; init; }

    /// <summary>The table that the figure is compared with; null where there is none.</summary>
    public TableId? Table { get; init; }

    /// <summary>The case in that table; null where the table lacks the row.</summary>
    public AnalysedCase? Case { get; init; }

    /// <summary>The case of the page's baseline; null where it was not in the run.</summary>
    public AnalysedCase? Baseline { get; init; }

    /// <summary>The measured figure, in the unit of the published one; null where there is none.</summary>
    public double? Measured { get; init; }

    /// <summary>The 95 % interval of a measured ratio of times; null for other figures, and below two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>
    /// By how much the page's own error and rounding widen the interval of a ratio of times, on either side; 0 for other figures.
    /// </summary>
    public double Uncertainty { get; init; }

    /// <summary>
    /// The ratio of the page's medians, which is compared instead of the figure because a mean of the page is far from its median; null
    /// where the figure itself is compared.
    /// </summary>
    public double? MedianRatio { get; init; }

    /// <summary>What is compared: the figure, or the ratio of the page's medians instead.</summary>
    public double Published => MedianRatio ?? Figure.Value;

    /// <summary>Why the figure is not comparable; null where it is.</summary>
    public IncomparableReason? Reason { get; init; }

    /// <summary>What the reason leaves open, such as the outcome of the row; null where the reason says everything.</summary>
    public string? Detail { get; init; }

    /// <summary>
    /// For a figure that differs: what the row at the page's version of its library says; null where no run has it at that version.
    /// </summary>
    public AgeFinding? Age { get; init; }

    /// <summary>For <see cref="AgeFinding.NoNumber"/>: the row and its outcome; null where its number is too uncertain to tell.</summary>
    public string? AgeDetail { get; init; }

    /// <summary>Measured over published; null where one of them is 0 or unknown.</summary>
    public double? Factor => Measured is > 0 and var measured && Published > 0 ? measured / Published : null;

    /// <summary>The figure without a verdict.</summary>
    internal JudgedFigure NotComparable(IncomparableReason reason, string? detail = null) =>
        this with { Verdict = FigureVerdict.NotComparable, Reason = reason, Detail = detail };

    /// <summary>The figure with a verdict.</summary>
    internal JudgedFigure Compared(bool agrees) => this with { Verdict = agrees ? FigureVerdict.Agrees : FigureVerdict.Differs };
}

/// <summary>Whether a difference comes from the age of a library.</summary>
public enum AgeFinding
{
    /// <summary>At the page's version the figure agrees.</summary>
    Explains,

    /// <summary>At the page's version it differs, too.</summary>
    DiffersToo,

    /// <summary>At the page's version it has no number, for example because no source serves the package.</summary>
    NoNumber,
}

/// <summary>The result of comparing a published figure with the measured one.</summary>
public enum FigureVerdict
{
    /// <summary>Both are equal within their uncertainty.</summary>
    Agrees,

    /// <summary>They differ by more than that.</summary>
    Differs,

    /// <summary>They cannot be compared; an <see cref="IncomparableReason"/> says why.</summary>
    NotComparable,
}
