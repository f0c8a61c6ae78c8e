using Perfolizer.Mathematics.Common;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

/// <summary>Time of a serializer over time of the baseline, paired within rounds (or by launch where one worker ran at a time).</summary>
public sealed record RatioEstimate
{
    /// <summary>The geometric mean of the launches' ratios.</summary>
    public required double Ratio { get; init; }

    /// <summary>The 95 % interval; null below two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Half of the interval's width as a share of the ratio; null below two launches.</summary>
    public double? HalfWidth => Interval?.HalfWidth / Ratio;

    /// <summary>
    /// Standard error of ln <see cref="Ratio"/>, from a variance that is moderated by those of the run's other serializers; null below two
    /// launches.
    /// </summary>
    public double? LogStdErr { get; init; }

    /// <summary>
    /// Degrees of freedom of <see cref="LogStdErr"/>: those of the launches, and those that the run's other serializers add. 0 below two
    /// launches.
    /// </summary>
    public double DegreesOfFreedom { get; init; }

    /// <summary>Standard deviation of the ratio between launches; null below two launches.</summary>
    public double? StdDev { get; init; }

    /// <summary>The ratio of each launch, in the order of the launches' numbers. A comparison of two runs starts from it.</summary>
    public required IReadOnlyList<double> PerLaunch { get; init; }

    /// <summary>The ratio of each launch by its number.</summary>
    public IReadOnlyDictionary<int, double> ByLaunch { get; init; } = new Dictionary<int, double>();

    internal RatioEstimate Times(double factor) => this with
    {
        Ratio = Ratio * factor,
        Interval = Interval is { } interval ? new Interval(interval.Low * factor, interval.High * factor) : null,
        StdDev = StdDev * factor,
        PerLaunch = [.. PerLaunch.Select(ratio => ratio * factor)],
        ByLaunch = ByLaunch.ToDictionary(launch => launch.Key, launch => launch.Value * factor),
    };

    // The logarithms of the launches' ratios, by number; by place where the numbers are unknown.
    internal SortedDictionary<int, double> Logs => new(ByLaunch.Count > 0
        ? ByLaunch.ToDictionary(r => r.Key, r => Math.Log(r.Value))
        : PerLaunch.Index().ToDictionary(r => r.Index, r => Math.Log(r.Item)));

    // Joins the launches' ratios. Without a launch in common the estimate is the ratio of the means, without an interval. Null without a
    // number on either side.
    internal static RatioEstimate? Of(
        MeasuredCase row, MeasuredCase baseline, SortedDictionary<int, double> logs, VariancePrior prior)
    {
        if (row.Time is null || baseline.Time is null)
        {
            return null;
        }

        if (ReferenceEquals(row, baseline))
        {
            return One([.. row.ByIndex.Keys]);
        }

        if (logs.Count == 0)
        {
            return new() { Ratio = row.Time.Mean / baseline.Time.Mean, PerLaunch = [] };
        }

        var joined = LogSample.ByMean([.. logs.Values]).Moderated(prior);
        double[] perLaunch = [.. logs.Values.Select(Math.Exp)];
        return new()
        {
            Ratio = joined.Value,
            Interval = joined.IntervalOfValue,
            LogStdErr = joined.StdErr,
            DegreesOfFreedom = joined.Freedom,
            StdDev = perLaunch.Length < 2 ? null : Moments.Create(perLaunch).StandardDeviation,
            PerLaunch = perLaunch,
            ByLaunch = logs.ToDictionary(l => l.Key, l => Math.Exp(l.Value)),
        };
    }

    private static RatioEstimate One(int[] launches) => new()
    {
        Ratio = 1,
        Interval = launches.Length < 2 ? null : new Interval(1, 1),
        LogStdErr = launches.Length < 2 ? null : 0,
        DegreesOfFreedom = Math.Max(0, launches.Length - 1),
        StdDev = launches.Length < 2 ? null : 0,
        PerLaunch = [.. launches.Select(_ => 1.0)],
        ByLaunch = launches.ToDictionary(i => i, _ => 1.0),
    };
}
