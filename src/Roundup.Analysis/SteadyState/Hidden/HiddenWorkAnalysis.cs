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

    /// <summary>Values never seen may take so much longer, where as many launches as can be looked.</summary>
    public const double MostFreshValues = 1.05;

    /// <summary>The same where fewer looked: on a busy machine honest rows came to 1.10 in one of them.</summary>
    public const double MostFreshValuesOfFew = 1.25;

    /// <summary>Work beyond the call may be this share of its time, where as many launches as can be looked.</summary>
    public const double MostShare = 0.05;

    /// <summary>The same where fewer looked: on a busy machine honest rows came to 0.12 in one of them.</summary>
    public const double MostShareOfFew = 0.15;

    /// <summary>How many launches look for hidden work in a case that the earlier ones accuse.</summary>
    public const int MostLaunches = 3;

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
        var ofAllThreads = Smallest(hidden => hidden.AllocatedBytes);
        double Most(Func<HiddenWork, double?> reading, double ofFew, double ofAll) =>
            found.Count(hidden => reading(hidden) is not null) < MostLaunches ? ofFew : ofAll;
        IEnumerable<HiddenWorkFinding> Share(HiddenWorkKind kind, Func<HiddenWork, double?> reading) =>
            Above(kind, Smallest(reading), Most(reading, MostShareOfFew, MostShare));
        var mostFresh = Most(hidden => hidden.FreshValues, MostFreshValuesOfFew, MostFreshValues);
        return
        [
            .. Above(HiddenWorkKind.KeptResults, isFloor ? null : Smallest(hidden => hidden.FreshValues), mostFresh),
            .. Above(HiddenWorkKind.KeptByThread, Smallest(hidden => hidden.FreshThread), MostFreshThread),
            .. Share(HiddenWorkKind.Lazy, hidden => hidden.Reading),
            .. Above(HiddenWorkKind.OtherThreads, ThreadShare.Of(launches), MostRatio),
            .. Elsewhere(ofAllThreads, allocatedBytes),
            .. Share(HiddenWorkKind.Finalizers, hidden => hidden.Finalizers),
            .. Share(HiddenWorkKind.Afterwards, hidden => hidden.Afterwards),
            .. Retained(Smallest(hidden => hidden.RetainedBytes), ofAllThreads ?? allocatedBytes),
            .. Settings(found),
        ];
    }

    /// <summary>
    /// Whether another launch is to look: the first always does, and further ones where all before it accuse, so that what one process or
    /// a moment's load is to blame for accuses nobody.
    /// </summary>
    /// <param name="found">What each launch found that has looked.</param>
    public static bool LooksAgain(IReadOnlyList<HiddenWork> found)
    {
        ArgumentNullException.ThrowIfNull(found);
        double? Smallest(Func<HiddenWork, double?> reading) => HiddenReadings.Smallest(found, reading);
        return found.Count == 0 || (found.Count < MostLaunches
            && (Smallest(hidden => hidden.FreshValues) > MostFreshValues
                || Smallest(hidden => hidden.FreshThread) > MostFreshThread
                || Smallest(hidden => hidden.Reading) > MostShare
                || Smallest(hidden => hidden.Finalizers) > MostShare
                || Smallest(hidden => hidden.Afterwards) > MostShare
                || Smallest(hidden => hidden.RetainedBytes) >= LeastRetainedBytes));
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

    private static IEnumerable<HiddenWorkFinding> Settings(IReadOnlyList<HiddenWork> found)
    {
        string[] changed = [.. found.SelectMany(hidden => hidden.Changed).Distinct().Order(StringComparer.Ordinal)];
        return changed.Length == 0 ? [] : [new(HiddenWorkKind.Settings, changed.Length) { Settings = changed }];
    }
}
