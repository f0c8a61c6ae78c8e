using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Hidden;

/// <summary>
/// Finds the work of a case that its time does not show. What was not looked for is not found; docs/columns.md has the limits.
/// </summary>
public static class HiddenWorkAnalysis
{
    /// <summary>A ratio may be so large, and other threads may use so much: the noise of one measurement after another.</summary>
    public const double MostRatio = 1.05;

    /// <summary>A new thread has cold caches and a stack of its own: that is no state of the library.</summary>
    public const double MostFreshThread = 1.25;

    /// <summary>Values never seen may take so much longer.</summary>
    public const double MostFreshValues = 1.05;

    /// <summary>Work beyond the call may be this share of its time.</summary>
    public const double MostShare = 0.05;

    /// <summary>Reading may be this share where fewer launches looked: on a busy machine honest rows came to 0.12 in one.</summary>
    public const double MostReadingOfFew = 0.5;

    /// <summary>
    /// So many launches look where the earlier ones find something, and nothing is found until all of them agree: what one process or a
    /// moment's load is to blame for accuses nobody.
    /// </summary>
    public const int LaunchesThatAgree = 3;

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
        HiddenWork[] found = [.. HiddenReadings.Of(launches)];
        double? Smallest(Func<HiddenWork, double?> reading) => HiddenReadings.Smallest(found, reading);
        var reading = Smallest(hidden => hidden.Reading);
        if (found.Length < LaunchesThatAgree && reading > MostReadingOfFew)
        {
            return [new(HiddenWorkKind.Lazy, reading.Value)];
        }

        if (launches.DistinctBy(launch => launch.Index).Count() < LaunchesThatAgree)
        {
            return [];
        }

        var ofAllThreads = Smallest(hidden => hidden.AllocatedBytes);
        HiddenWorkFinding[] always =
        [
            .. Above(HiddenWorkKind.OtherThreads, ThreadShare.Of(launches), MostRatio),
            .. Elsewhere(ofAllThreads, allocatedBytes),
        ];
        return found.Length < LaunchesThatAgree ? always :
        [
            .. Above(HiddenWorkKind.KeptResults, isFloor ? null : Smallest(hidden => hidden.FreshValues), MostFreshValues),
            .. Above(HiddenWorkKind.KeptByThread, Smallest(hidden => hidden.FreshThread), MostFreshThread),
            .. Above(HiddenWorkKind.Lazy, reading, MostShare),
            .. always,
            .. Above(HiddenWorkKind.Finalizers, Smallest(hidden => hidden.Finalizers), MostShare),
            .. Above(HiddenWorkKind.Afterwards, Smallest(hidden => hidden.Afterwards), MostShare),
            .. Retained(Smallest(hidden => hidden.RetainedBytes), ofAllThreads ?? allocatedBytes),
            .. Settings(found),
        ];
    }

    /// <summary>Whether another launch is to look: the first always does, and further ones where all before it find something.</summary>
    /// <param name="found">What each launch found that has looked.</param>
    public static bool LooksAgain(IReadOnlyList<HiddenWork> found)
    {
        ArgumentNullException.ThrowIfNull(found);
        double? Smallest(Func<HiddenWork, double?> reading) => HiddenReadings.Smallest(found, reading);
        return found.Count == 0 || (found.Count < LaunchesThatAgree
            && (Smallest(hidden => hidden.FreshValues) > MostFreshValues
                || Smallest(hidden => hidden.FreshThread) > MostFreshThread
                || Smallest(hidden => hidden.Reading) > MostShare
                || Smallest(hidden => hidden.Finalizers) > MostShare
                || Smallest(hidden => hidden.Afterwards) > MostShare
                || Smallest(hidden => hidden.RetainedBytes) >= LeastRetainedBytes
                || found.All(hidden => hidden.Changed.Count > 0)));
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

    private static IEnumerable<HiddenWorkFinding> Settings(HiddenWork[] found)
    {
        var inAll = found[0].Changed.Where(word => found.All(hidden => hidden.Changed.Contains(word)));
        string[] changed = [.. inAll.Order(StringComparer.Ordinal)];
        return changed.Length == 0 ? [] : [new(HiddenWorkKind.Settings, changed.Length) { Settings = changed }];
    }
}
