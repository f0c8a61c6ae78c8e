using Roundup.Analysis.Statistics;

namespace Roundup.Trials.SampleComparison;

/// <summary>The permitted difference between a row and its sample.</summary>
internal static class Tolerance
{
    /// <summary>As a share of the sample, for time and allocation.</summary>
    public const double Share = 0.1;

    /// <summary>Bytes that are no difference, however little the sample allocates: one or two objects.</summary>
    public const double Bytes = 100;

    /// <summary>The verdict on a time.</summary>
    /// <param name="ratio">The interval of the row's time over the sample's; null where there is none.</param>
    public static TimeVerdict OfTime(Interval? ratio) => ratio switch
    {
        { Low: > 1 + Share } => TimeVerdict.Slower,
        { High: < 1 - Share } => TimeVerdict.Faster,
        { Low: >= 1 - Share, High: <= 1 + Share } => TimeVerdict.Within,
        _ => TimeVerdict.Unknown,
    };

    /// <summary>Whether the row allocates more than the tolerance permits; false where either is unknown.</summary>
    /// <param name="row">Bytes per call of the row.</param>
    /// <param name="sample">Bytes per call of the sample.</param>
    public static bool AllocatesMore(double? row, double? sample) => row > sample * (1 + Share) && row - sample > Bytes;
}

/// <summary>The verdict on the times of a row and its sample, from the interval of their ratio.</summary>
internal enum TimeVerdict
{
    /// <summary>The interval is too wide for another verdict, or there is none.</summary>
    Unknown,

    /// <summary>The whole interval is within the tolerance.</summary>
    Within,

    /// <summary>The whole interval is below the tolerance.</summary>
    Faster,

    /// <summary>The whole interval is above the tolerance.</summary>
    Slower,
}
