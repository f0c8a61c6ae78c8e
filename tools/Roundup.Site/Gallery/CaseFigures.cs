using Roundup.Reporting.Common;

namespace Roundup.Site.Gallery;

/// <summary>What an experiment measured of one case, in the form that all experiments have in common.</summary>
/// <param name="Case">The case.</param>
internal sealed record CaseFigures(ReportedCase Case)
{
    /// <summary>What tells the figures from those of the experiment's other cases; null: nothing.</summary>
    public string? Note { get; init; }

    /// <summary>The time of one call, ns.</summary>
    public required double Ns { get; init; }

    /// <summary>The time over that of the baseline; null where it is unknown, or where its interval stands in its place.</summary>
    public double? Ratio { get; init; }

    /// <summary>The 95 % interval of the ratio, or what is to be said in its place.</summary>
    public string? Interval { get; init; }

    /// <summary>The row that the ratio is to; null: none.</summary>
    public string? Baseline { get; init; }

    /// <summary>The ranks that the row can have in its table; null where it has none.</summary>
    public string? Rank { get; init; }

    /// <summary>Managed memory allocated by one call; null where it is unknown.</summary>
    public double? AllocatedBytes { get; init; }
}
