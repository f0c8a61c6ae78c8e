using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>One quantity over the processes of a row.</summary>
public record FirstCallEstimate
{
    /// <summary>The median.</summary>
    public required double Median { get; init; }

    /// <summary>The 95 % interval of the median; null below six processes.</summary>
    public Interval? Interval { get; init; }

    internal static FirstCallEstimate? Of(FirstCallSpread? spread) => spread is null ? null : new()
    {
        Median = spread.Median,
        Interval = spread is { Low: { } low, High: { } high } ? new Interval(low, high) : null,
    };
}

/// <summary>One quantity with its values' range.</summary>
public sealed record FirstCallRange : FirstCallEstimate
{
    /// <summary>The smallest value.</summary>
    public required double Min { get; init; }

    /// <summary>The largest value.</summary>
    public required double Max { get; init; }

    /// <summary>The number of processes.</summary>
    public required int N { get; init; }

    /// <summary>The estimate from one value for each process. There must be a value.</summary>
    internal static FirstCallRange Of(IReadOnlyList<double> values) => new()
    {
        Median = Quantiles.Median(values),
        Interval = MedianInterval.Of(values),
        Min = values.Min(),
        Max = values.Max(),
        N = values.Count,
    };
}
