using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Hidden;

/// <summary>
/// Finds the work of a case that its time does not show. What was not looked for is not found; docs/columns.md has the limits.
/// </summary>
public static class HiddenWorkAnalysis
{
    /// <summary>A ratio may be so large, and other threads may use so much: the noise of one measurement after another.</summary>
    public const double MostRatio = 1.05;

    /// <summary>
    /// Values never seen may take so much longer: where results are cached they take several times as long, and on a busy machine honest
    /// rows came to 1.10.
    /// </summary>
    public const double MostFreshValues = 1.25;

    /// <summary>A new thread has cold caches and a stack of its own: that is no state of the library.</summary>
    public const double MostFreshThread = 1.25;

    /// <summary>Work beyond the call may be this share of its time: on a busy machine honest rows came to 0.12.</summary>
    public const double MostShare = 0.15;

    /// <summary>Other threads may allocate so much per call, bytes: the runtime does a little itself.</summary>
    public const double MostElsewhereBytes = 16;

    /// <summary>What is never released is found from so many bytes per call on.</summary>
    public const double LeastRetainedBytes = 64;

    /// <summary>And only where it is more than this share of what a call allocates.</summary>
    public const double MostRetainedShare = 0.01;

    /// <summary>What was found.</summary>
    /// <param name="launches">The launches of the case, replicas included.</param>
    /// <param name="allocatedBytes">What the measuring thread allocates per call; null where that is unknown.</param>
    /// <param name="isFloor">
    /// Whether the row is a floor: new values are compared with what they cost a floor, so a floor cannot be accused of keeping results.
    /// </param>
    public static IReadOnlyList<HiddenWorkFinding> Of(IReadOnlyList<LaunchResult> launches, double? allocatedBytes, bool isFloor)
    {
        ArgumentNullException.ThrowIfNull(launches);
        double? Median(Func<HiddenWork, double?> reading) => HiddenReadings.Median(launches, reading);
        var ofAllThreads = Median(hidden => hidden.AllocatedBytes);
        return
        [
            .. Above(HiddenWorkKind.KeptResults, isFloor ? null : Median(hidden => hidden.FreshValues), MostFreshValues),
            .. Above(HiddenWorkKind.KeptByThread, Median(hidden => hidden.FreshThread), MostFreshThread),
            .. Above(HiddenWorkKind.Lazy, Median(hidden => hidden.Reading), MostShare),
            .. Above(HiddenWorkKind.OtherThreads, ThreadShare.Of(launches), MostRatio),
            .. Elsewhere(ofAllThreads, allocatedBytes),
            .. Above(HiddenWorkKind.Finalizers, Median(hidden => hidden.Finalizers), MostShare),
            .. Above(HiddenWorkKind.Afterwards, Median(hidden => hidden.Afterwards), MostShare),
            .. Retained(Median(hidden => hidden.RetainedBytes), ofAllThreads ?? allocatedBytes),
            .. Settings(launches),
        ];
    }

    private static IEnumerable<HiddenWorkFinding> Above(HiddenWorkKind kind, double? figure, double most) =>
        figure > most ? [new(kind, figure.Value)] : [];

    private static IEnumerable<HiddenWorkFinding> Elsewhere(double? ofAllThreads, double? allocated) =>
        ofAllThreads > MostRatio * allocated
            ? Above(HiddenWorkKind.AllocatedElsewhere, ofAllThreads - allocated, MostElsewhereBytes)
            : [];

    private static IEnumerable<HiddenWorkFinding> Retained(double? retained, double? allocated) =>
        retained >= LeastRetainedBytes && retained > MostRetainedShare * (allocated ?? 0)
            ? [new(HiddenWorkKind.Retained, retained.Value)]
            : [];

    private static IEnumerable<HiddenWorkFinding> Settings(IReadOnlyList<LaunchResult> launches)
    {
        string[] changed = [.. launches.SelectMany(launch => launch.Hidden?.Changed ?? []).Distinct().Order(StringComparer.Ordinal)];
        return changed.Length == 0 ? [] : [new(HiddenWorkKind.Settings, changed.Length) { Settings = changed }];
    }
}
