using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedFigures;

/// <summary>One published figure beside the measured one.</summary>
public sealed record PublishedRow
{
    /// <summary>What was published.</summary>
    public required PublishedEntry Entry { get; init; }

    /// <summary>Half of the width by which the published ratio is uncertain; docs/columns.md has the formula.</summary>
    public required double Uncertainty { get; init; }

    /// <summary>The case here; null where there is none.</summary>
    public AnalysedCase? Case { get; init; }

    /// <summary>The case of the page's baseline here; null where there is none.</summary>
    public AnalysedCase? Baseline { get; init; }

    /// <summary>The measured ratio to the page's baseline; null without one.</summary>
    public double? Measured { get; init; }

    /// <summary>Its 95 % interval.</summary>
    public Interval? Interval { get; init; }

    /// <summary>The verdict.</summary>
    public required PublishedVerdict Verdict { get; init; }

    /// <summary>
    /// Measured over published: 2 says that the row is twice as far from the baseline here; null without a measured ratio.
    /// </summary>
    public double? Factor => Measured / Entry.Ratio;
}
