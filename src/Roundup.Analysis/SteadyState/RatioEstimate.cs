using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState;

/// <summary>Time of a row over time of the baseline, paired within rounds (or by launch where one worker ran at a time).</summary>
public sealed record RatioEstimate
{
    /// <summary>The ratio joined over launches.</summary>
    public required double Ratio { get; init; }

    /// <summary>The 95 % interval; null below two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Half of its width as a share of the ratio; null below two launches.</summary>
    public double? HalfWidth => Interval?.HalfWidth / Ratio;

    /// <summary>
    /// Standard error of ln <see cref="Ratio"/>, from a variance that is moderated by those of the run's other rows; null below two
    /// launches.
    /// </summary>
    public double? LogStdErr { get; init; }

    /// <summary>
    /// Degrees of freedom of <see cref="LogStdErr"/>: those of the launches, and those that the run's other rows add. 0 below two launches.
    /// </summary>
    public double DegreesOfFreedom { get; init; }

    /// <summary>Standard deviation of the ratio between launches; null below two launches.</summary>
    public double? StdDev { get; init; }

    /// <summary>The ratio of each launch, in the order of their numbers: what a comparison of two runs starts from.</summary>
    public required IReadOnlyList<double> PerLaunch { get; init; }

    /// <summary>The same by the launches' numbers.</summary>
    public IReadOnlyDictionary<int, double> ByLaunch { get; init; } = new Dictionary<int, double>();

    /// <summary>The ratio of a row that takes so many times as long.</summary>
    internal RatioEstimate Times(double factor) => this with
    {
        Ratio = Ratio * factor,
        Interval = Interval is { } interval ? new Interval(interval.Low * factor, interval.High * factor) : null,
        StdDev = StdDev * factor,
        PerLaunch = [.. PerLaunch.Select(ratio => ratio * factor)],
        ByLaunch = ByLaunch.ToDictionary(launch => launch.Key, launch => launch.Value * factor),
    };

    /// <summary>Their logarithms; by place where the numbers are not known.</summary>
    internal SortedDictionary<int, double> Logs => new(ByLaunch.Count > 0
        ? ByLaunch.ToDictionary(r => r.Key, r => Math.Log(r.Value))
        : PerLaunch.Index().ToDictionary(r => r.Index, r => Math.Log(r.Item)));
}
