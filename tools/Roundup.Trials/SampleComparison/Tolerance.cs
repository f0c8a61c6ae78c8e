using Roundup.Analysis.Statistics;

namespace Roundup.Trials.SampleComparison;

/// <summary>How far a row may be from its sample.</summary>
internal static class Tolerance
{
    /// <summary>As a share of the sample, for time and allocation.</summary>
    public const double Share = 0.1;

    /// <summary>An object or two more are no difference, however little the sample allocates.</summary>
    public const double Bytes = 100;

    /// <summary>The verdict on a time.</summary>
    /// <param name="ratio">The interval of the row's time over the sample's; null if there is none.</param>
    public static TimeVerdict OfTime(Interval? ratio) => ratio switch
    {
        { Low: > 1 + Share } => TimeVerdict.Slower,
        { High: < 1 - Share } => TimeVerdict.Faster,
        { Low: >= 1 - Share, High: <= 1 + Share } => TimeVerdict.Within,
        _ => TimeVerdict.NotKnown,
    };

    /// <summary>Whether the row allocates more than it may, bytes per call; not where one of them is unknown.</summary>
    public static bool AllocatesMore(double? row, double? sample) => row > sample * (1 + Share) && row - sample > Bytes;
}
