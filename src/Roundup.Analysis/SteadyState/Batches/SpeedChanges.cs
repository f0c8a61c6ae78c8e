using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>
/// How the times of batches follow a reading of the speed probes. Only changes within a process count, which have no other cause in common:
/// deviations from the medians of the launch.
/// </summary>
internal sealed class SpeedChanges
{
    /// <summary>A deviation that is larger is an outlier and would be most of the sum of squares.</summary>
    private const double MostDeviation = 0.7;

    private readonly double _xx;
    private readonly double _xy;
    private readonly double _yy;
    private readonly double _beforeAfter;
    private readonly int _count;

    /// <summary>Reads launches on one target.</summary>
    public SpeedChanges(SpeedReading reading, IReadOnlyList<LaunchResult> launches)
    {
        Reading = reading;
        foreach (var launch in launches)
        {
            var points = launch.Samples
                .Where(s => s is { Calls: > 0, WallNs: > 0 })
                .Select(s => (X: reading.Of(s), Y: Math.Log((s.WallNs - ForeignTime.Ns(s)) / s.Calls)))
                .Where(p => p.X is not null && double.IsFinite(p.Y))
                .Select(p => (p.X!.Value.Before, p.X.Value.After, p.Y))
                .ToArray();
            if (points.Length > 1)
            {
                var before = Quantiles.Median([.. points.Select(p => p.Before)]);
                var after = Quantiles.Median([.. points.Select(p => p.After)]);
                var time = Quantiles.Median([.. points.Select(p => p.Y)]);
                foreach (var (b, a, y) in points.Select(p => (Clamp(p.Before - before), Clamp(p.After - after), Clamp(p.Y - time))))
                {
                    var x = (b + a) / 2;
                    _xx += x * x;
                    _xy += x * y;
                    _yy += y * y;
                    _beforeAfter += b * a;
                    _count++;
                }
            }
        }
    }

    /// <summary>What is read.</summary>
    public SpeedReading Reading { get; }

    /// <summary>Share of the variance of the times that a regression on the reading explains.</summary>
    public double Explained => _xx > 0 && _yy > 0 ? _xy * _xy / (_xx * _yy) : 0;

    /// <summary>
    /// The slope of the times on what both readings have in common. A reading is 30 us of a batch of 10 ms; by least squares, its noise
    /// would make the slope too small, so each reading is the instrument of the other (instrumental variables; Reiersøl 1945).
    /// </summary>
    public double Slope => _beforeAfter > 0 ? _xy / _beforeAfter : 0;

    /// <summary>
    /// The share of the reading's variance that is not noise: 0 where the machine does not change, and nothing is to correct.
    /// </summary>
    /// <param name="noise">Standard deviation of a reading's own noise.</param>
    public double Signal(double noise) => _xx > 0 ? Math.Max(0, 1 - (noise * noise * _count / _xx)) : 0;

    private static double Clamp(double deviation) => Math.Clamp(deviation, -MostDeviation, MostDeviation);
}
