namespace Roundup.Results;

/// <summary>
/// How slow the machine was around a batch, by its speed probes. Only differences between batches of one target mean something.
/// </summary>
public static class MachineSpeed
{
    private static readonly (Probe Before, Probe After)[] s_probes =
    [
        (Probe.AdditionsBeforeNs, Probe.AdditionsAfterNs),
        (Probe.LoadsBeforeNs, Probe.LoadsAfterNs),
        (Probe.BranchesBeforeNs, Probe.BranchesAfterNs),
    ];

    private static readonly (Probe Before, Probe After)[] s_canary = [(Probe.CanaryBeforeNs, Probe.CanaryAfterNs)];

    /// <summary>
    /// The natural logarithm of each speed probe's time, ns, before and after the batch: three since schema 3, before it one; empty where
    /// the file has none.
    /// </summary>
    public static IReadOnlyList<(double Before, double After)> Of(Sample sample) =>
        Logs(sample, s_probes) ?? Logs(sample, s_canary) ?? [];

    /// <summary>Mean of the logarithms of all speed probes, before and after; null where the file has none.</summary>
    public static double? Around(Sample sample) =>
        Of(sample) is { Count: > 0 } probes ? probes.Average(p => (p.Before + p.After) / 2) : null;

    private static (double Before, double After)[]? Logs(Sample sample, (Probe Before, Probe After)[] probes) =>
        probes.All(probe => sample[probe.Before] > 0 && sample[probe.After] > 0)
            ? [.. probes.Select(probe => (Math.Log(sample[probe.Before]!.Value), Math.Log(sample[probe.After]!.Value)))]
            : null;
}
