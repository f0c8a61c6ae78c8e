namespace Roundup.Analysis.SteadyState.PublishedFigures;

/// <summary>What a published ratio is beside the measured one.</summary>
public enum PublishedVerdict
{
    /// <summary>The row that both are compared with: 1 by definition.</summary>
    Baseline,

    /// <summary>The published ratio lies within the measured interval, widened by its own uncertainty.</summary>
    Agrees,

    /// <summary>It lies outside.</summary>
    Differs,

    /// <summary>There is a measured ratio, and no interval: fewer than two launches.</summary>
    NoInterval,

    /// <summary>There is a measured interval, and it is wider than a factor of two.</summary>
    TooNoisy,

    /// <summary>The page's baseline has no number in the cell.</summary>
    NoBaseline,

    /// <summary>The row was in the run and has no number.</summary>
    NotMeasured,

    /// <summary>The row was not in the run.</summary>
    NotInRun,

    /// <summary>No serializer here does what the page's row does.</summary>
    NoEntrant,
}
