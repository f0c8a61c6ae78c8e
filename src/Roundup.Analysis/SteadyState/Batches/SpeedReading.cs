using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>Which of the speed probes is read: one of them, or the mean of all.</summary>
/// <param name="Probe">The place of the probe; null: the mean of all.</param>
internal readonly record struct SpeedReading(int? Probe)
{
    /// <summary>All that could be read where there are so many probes.</summary>
    public static IEnumerable<SpeedReading> All(int probes) =>
        [.. Enumerable.Range(0, probes).Select(probe => new SpeedReading(probe)), new(null)];

    /// <summary>Natural logarithms of ns, before and after a batch; null where the file has no such probe.</summary>
    public (double Before, double After)? Of(Sample sample)
    {
        var probes = MachineSpeed.Of(sample);
        return probes.Count == 0 || Probe >= probes.Count ? null
            : Probe is { } one ? probes[one]
            : (probes.Average(p => p.Before), probes.Average(p => p.After));
    }
}
