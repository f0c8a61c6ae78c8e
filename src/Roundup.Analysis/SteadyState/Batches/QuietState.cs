using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>
/// The quiet state of the machine during a run, for one target: that of the fiftieth of the batches whose speed probes were fastest. So
/// few are enough because nothing makes a probe faster than the machine is, and on a busy machine there may be few. Times are those of the
/// quiet state.
/// </summary>
/// <param name="Reading">What is read of the speed probes: what the times of calls follow best.</param>
/// <param name="Level">The reading in the quiet state, a natural logarithm; null where the file has no speed probes.</param>
/// <param name="Sensitivity">
/// How the time of a call follows the reading: a machine on which the probe takes p % more time makes calls about Sensitivity x p % slower.
/// </param>
internal sealed record QuietState(SpeedReading Reading, double? Level, double Sensitivity)
{
    private const double Share = 0.02;

    /// <summary>Slower than the probes themselves nothing can reasonably be for long.</summary>
    private const double MostSensitive = 1.5;

    /// <summary>The median of the absolute values of a normal distribution, in standard deviations.</summary>
    private const double MedianOfNormal = 0.6745;

    /// <summary>
    /// A probe that took three times as long as in the quiet state was interrupted: it says nothing about the machine during the batch.
    /// </summary>
    private static readonly double s_interrupted = Math.Log(3);

    /// <summary>No machine state is known.</summary>
    public static QuietState Unknown { get; } = new(default, null, 0);

    /// <summary>The quiet state of launches on one target.</summary>
    public static QuietState Of(IReadOnlyList<LaunchResult> launches)
    {
        Sample[] samples = [.. launches.SelectMany(launch => launch.Samples)];
        var probes = samples.Length == 0 ? 0 : samples.Max(sample => MachineSpeed.Of(sample).Count);
        if (probes == 0)
        {
            return Unknown;
        }

        var best = SpeedReading.All(probes).Select(reading => new SpeedChanges(reading, launches)).MaxBy(changes => changes.Explained)!;
        (double Before, double After)[] read = [.. samples.Select(best.Reading.Of).OfType<(double, double)>()];

        // The difference of two readings, which are 10 ms apart, has twice the variance of one, their mean half of it.
        var noise = Quantiles.Median([.. read.Select(r => Math.Abs(r.After - r.Before))]) / MedianOfNormal / 2;
        return new(
            best.Reading,
            Quantiles.Of([.. read.Select(r => (r.Before + r.After) / 2)], Share),
            Math.Clamp(best.Slope, 0, MostSensitive) * best.Signal(noise));
    }

    /// <summary>How much slower the machine was around a batch than in the quiet state, a natural logarithm; 0 where unknown.</summary>
    public double Slowness(Sample sample)
    {
        if (Level is not { } level || Reading.Of(sample) is not var (before, after))
        {
            return 0;
        }

        double[] known = [.. new[] { before - level, after - level }.Where(slowness => slowness < s_interrupted)];
        return known.Length == 0 ? 0 : known.Average();
    }
}
