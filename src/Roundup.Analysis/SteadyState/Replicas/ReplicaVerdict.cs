namespace Roundup.Analysis.SteadyState.Replicas;

/// <summary>What the two processes of the same rows say about a run.</summary>
public enum ReplicaVerdict
{
    /// <summary>Nothing about the intervals, because there are none: one launch.</summary>
    NoIntervals,

    /// <summary>Fewer intervals contain 1 than chance explains: the intervals of the run are too narrow.</summary>
    TooNarrow,

    /// <summary>The two processes lie far apart, whatever the intervals say.</summary>
    FarApart,

    /// <summary>Fewer intervals contain 1 than expected, and chance may explain it.</summary>
    Doubtful,

    /// <summary>Nothing speaks against the intervals, and there are too few of them to judge.</summary>
    TooFew,

    /// <summary>The intervals can be believed.</summary>
    Believable,
}
