using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState;

/// <summary>Time of a row over time of the baseline, paired within rounds (or by launch where one worker ran at a time).</summary>
public sealed record RatioEstimate
{
    /// <summary>The ratio joined over launches.</summary>
    public required double Ratio { get; init; }

    /// <summary>The 95 % interval; null below two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Standard deviation of the ratio between launches; null below two launches.</summary>
    public double? StdDev { get; init; }

    /// <summary>The ratio of each launch, in the order of their numbers: what a comparison of two runs starts from.</summary>
    public required IReadOnlyList<double> PerLaunch { get; init; }

    /// <summary>The same by the launches' numbers.</summary>
    public IReadOnlyDictionary<int, double> ByLaunch { get; init; } = new Dictionary<int, double>();
}
