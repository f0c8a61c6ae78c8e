using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.FirstCall;

/// <summary>One quantity over the processes of a row.</summary>
public sealed record FirstCallEstimate
{
    /// <summary>The median.</summary>
    public required double Median { get; init; }

    /// <summary>The 95 % interval of the median; null below six processes.</summary>
    public Interval? Interval { get; init; }

    /// <summary>The smallest value.</summary>
    public required double Min { get; init; }

    /// <summary>The largest value.</summary>
    public required double Max { get; init; }

    /// <summary>How many processes.</summary>
    public required int N { get; init; }
}
