using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>
/// Tells which batches of a launch were disturbed: other work took the processor from the measuring thread (wall time above its CPU
/// time), or the machine itself was slow (the canary around the batch). The file keeps all batches; only the analysis leaves some out.
/// </summary>
internal static class Disturbance
{
    /// <summary>Wall time may exceed CPU time by this share.</summary>
    public const double CpuShare = 0.05;

    /// <summary>And by this much more, ns: reading the two clocks, and an interrupt or two.</summary>
    public const double CpuAllowanceNs = 50_000;

    /// <summary>The canary may exceed the launch's lower quartile by this share.</summary>
    public const double CanaryShare = 0.10;

    /// <summary>Judges every batch of one launch. Samples without calls or time are no measurement and are left out.</summary>
    public static IReadOnlyList<Batch> Judge(IReadOnlyList<Sample> samples)
    {
        Sample[] usable = [.. samples.Where(s => s.Calls > 0 && s.WallNs > 0)];
        if (usable.Length == 0)
        {
            return [];
        }

        double[] speeds = [.. usable.Select(Slowness.Of).OfType<double>()];
        var quiet = speeds.Length == 0 ? 0 : Quantiles.LowerQuartile(speeds);
        var elsewhere = PauseElsewhere(usable);
        return [.. usable.Select(s => new Batch(s, CpuSeverity(s, elsewhere), Slowness.Of(s) is { } speed ? (Math.Exp(speed - quiet) - 1) / CanaryShare : 0))];
    }

    /// <summary>
    /// What estimates are made of: the undisturbed batches, or the least disturbed third (three at least) where fewer are undisturbed.
    /// </summary>
    public static IReadOnlyList<T> Usable<T>(IReadOnlyList<T> items, Func<T, double> severity)
    {
        var enough = Enough(items.Count);
        T[] undisturbed = [.. items.Where(i => severity(i) <= 1)];
        return undisturbed.Length >= enough ? undisturbed : [.. items.OrderBy(severity).Take(enough)];
    }

    /// <summary>A third of <paramref name="count"/>, three at least, and never more than there are.</summary>
    public static int Enough(int count) => Math.Min(count, Math.Max(3, (count + 2) / 3));

    private static double? CpuSeverity(Sample s, double pauseElsewhere) =>
        s.CpuNs is { } cpu ? (s.WallNs - cpu - (pauseElsewhere * (s.PauseNs ?? 0))) / ((CpuShare * cpu) + CpuAllowanceNs) : null;

    /// <summary>
    /// Share of the collections' pause that is not in the thread's CPU time. A collection on the measuring thread is (0), one on the
    /// threads of the server collector is not (1) and must not pass for disturbance. It is the least share seen in any batch with a
    /// pause: disturbance can only raise it.
    /// </summary>
    private static double PauseElsewhere(IEnumerable<Sample> samples) => samples
        .Where(s => s is { CpuNs: not null, PauseNs: > 0 })
        .Select(s => Math.Clamp((s.WallNs - s.CpuNs!.Value) / s.PauseNs!.Value, 0, 1))
        .DefaultIfEmpty(0)
        .Min();
}
