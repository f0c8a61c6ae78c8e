using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>One published figure with its verdict.</summary>
public sealed record JudgedFigure
{
    /// <summary>The published row that it stands in.</summary>
    public required PublishedEntry Entry { get; init; }

    /// <summary>The figure.</summary>
    public required PublishedFigure Figure { get; init; }

    /// <summary>The verdict.</summary>
    public required FigureVerdict Verdict { get; init; }

    /// <summary>What was measured here; null where the figure cannot be compared.</summary>
    public double? Measured { get; init; }

    /// <summary>The cell here; null where it was not measured.</summary>
    public CellId? Cell { get; init; }

    /// <summary>Why it cannot be compared; null where it can.</summary>
    public IncomparableReason? Reason { get; init; }

    /// <summary>What the reason has to say besides; null where it says all.</summary>
    public string? Detail { get; init; }

    /// <summary>Measured over published; null where one of them is 0, or there is nothing measured.</summary>
    public double? Factor => Measured is > 0 and var measured && Figure.Value > 0 ? measured / Figure.Value : null;
}
