using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>
/// The quiet state of the machine during a run, for one target: the middle of the quietest batches' speed probes. A tenth of the batches
/// stays below the level that is 1.28 standard deviations of the probes' own noise lower, as a tenth does where the machine is
/// always quiet. Times are those of the quiet state.
/// </summary>
/// <param name="Level">Mean logarithm of the speed probes in the quiet state; null where the file has no speed probes.</param>
/// <param name="Sensitivity">
/// How the time of a call follows the probes: a machine on which the probes take p % more time makes calls about Sensitivity x p % slower.
/// </param>
internal sealed record QuietState(double? Level, double Sensitivity)
{
    /// <summary>A tenth of the batches, and how far below the mean a tenth of a normal distribution stays.</summary>
    private const double Share = 0.10;

    private const double Below = 1.2816;

    /// <summary>Slower than the probes themselves nothing can reasonably be for long.</summary>
    private const double MostSensitive = 1.5;

    /// <summary>A deviation that is larger is an outlier and would be most of the sum of squares.</summary>
    private const double MostDeviation = 0.7;

    /// <summary>No machine state is known.</summary>
    public static QuietState Unknown { get; } = new(null, 0);

    /// <summary>
    /// The quiet state of launches on one target. The sensitivity is the slope of a regression, through the origin, of the deviations of
    /// the time from its launch's median on those of the probes: only changes within a process count, which have no other cause in common.
    /// </summary>
    public static QuietState Of(IReadOnlyList<LaunchResult> launches)
    {
        List<double> levels = [];
        double xx = 0, xy = 0;
        foreach (var launch in launches)
        {
            var points = launch.Samples
                .Where(s => s is { Calls: > 0, WallNs: > 0 })
                .Select(s => (X: Batches.Slowness.Of(s), Y: Math.Log((s.WallNs - ForeignTime.Ns(s)) / s.Calls)))
                .Where(p => p.X is not null && double.IsFinite(p.Y))
                .Select(p => (X: p.X!.Value, p.Y))
                .ToArray();
            if (points.Length == 0)
            {
                continue;
            }

            levels.AddRange(points.Select(p => p.X));
            var (x, y) = (Quantiles.Median([.. points.Select(p => p.X)]), Quantiles.Median([.. points.Select(p => p.Y)]));
            foreach (var (dx, dy) in points.Select(p => (Clamp(p.X - x), Clamp(p.Y - y))))
            {
                xx += dx * dx;
                xy += dx * dy;
            }
        }

        return levels.Count == 0
            ? Unknown
            : new(
                Quantiles.Of(levels, Share) + (Below * Batches.Slowness.Noise(launches.SelectMany(l => l.Samples))),
                xx > 0 ? Math.Clamp(xy / xx, 0, MostSensitive) : 0);
    }

    /// <summary>How much slower the machine was around a batch than in the quiet state, a natural logarithm; 0 where unknown.</summary>
    public double Slowness(Sample sample) => Level is { } level && Batches.Slowness.Of(sample) is { } now ? now - level : 0;

    private static double Clamp(double deviation) => Math.Clamp(deviation, -MostDeviation, MostDeviation);
}
