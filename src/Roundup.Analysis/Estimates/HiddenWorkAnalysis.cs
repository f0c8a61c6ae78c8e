namespace Roundup.Analysis.Estimates;

/// <summary>
/// Finds work of a case that its time does not include. docs/columns.md has the limits and their reasons.
/// </summary>
public static class HiddenWorkAnalysis
{
    /// <summary>
    /// Largest ratio of an honest serializer, for other threads and their bytes: the noise of two measurements in sequence.
    /// </summary>
    public const double MostRatio = 1.05;

    /// <summary>Largest time to read members after the call, as a share of its time.</summary>
    public const double MostShare = 0.05;

    /// <summary>
    /// Largest share for reading members where fewer launches looked: on a busy machine, one launch of an honest serializer showed 0.12.
    /// </summary>
    public const double MostReadingOfFew = 0.5;

    /// <summary>
    /// The number of launches that must agree on a finding, so that neither one process nor a short load of the machine produces one. Later
    /// launches look only where all earlier ones have found something.
    /// </summary>
    public const int LaunchesThatAgree = 3;

    /// <summary>Largest allocation of other threads, bytes per call: the runtime allocates a little itself.</summary>
    public const double MostElsewhereBytes = 16;

    /// <summary>The findings of one case.</summary>
    /// <param name="estimate">What the batches of the case amount to.</param>
    /// <param name="launches">The number of launches; replicas of one launch do not count.</param>
    public static IReadOnlyList<HiddenWorkFinding> Analyse(QuantityValues estimate, int launches)
    {
        ArgumentNullException.ThrowIfNull(estimate);
        var (looked, reading) = (estimate[SpeedQuantities.HiddenLaunches] ?? 0, estimate[SpeedQuantities.Reading]);
        if (looked < LaunchesThatAgree && reading > MostReadingOfFew)
        {
            return [new(HiddenWorkKind.Lazy, reading.Value)];
        }

        if (launches < LaunchesThatAgree)
        {
            return [];
        }

        var threads = Above(HiddenWorkKind.OtherThreads, estimate[SpeedQuantities.ThreadShare], MostRatio);
        return looked < LaunchesThatAgree ? [.. threads] :
        [
            .. Above(HiddenWorkKind.Lazy, reading, MostShare),
            .. threads,
            .. Elsewhere(estimate[SpeedQuantities.AllocatedAll], estimate[SpeedQuantities.Allocated]),
        ];
    }

    /// <summary>Whether the next launch must look: the first always does, later ones where all earlier ones have found something.</summary>
    /// <param name="found">The readings of each launch that looked.</param>
    public static bool LooksAgain(IReadOnlyList<HiddenWork> found)
    {
        ArgumentNullException.ThrowIfNull(found);
        return found.Count == 0 || (found.Count < LaunchesThatAgree
            && (Smallest(found, hidden => hidden.Reading) > MostShare
                || Smallest(found, hidden => hidden.AllocatedElsewhereBytes) > MostElsewhereBytes));
    }

    // What the launches that looked have in common: the smallest of each reading. Hidden work shows in every process, noise does not. Null
    // where no launch looked.
    internal static HiddenWork? Common(IReadOnlyList<HiddenWork> found) => found.Count == 0 ? null : new()
    {
        Reading = Smallest(found, hidden => hidden.Reading),
        Mapping = Smallest(found, hidden => hidden.Mapping),
        AllocatedElsewhereBytes = Smallest(found, hidden => hidden.AllocatedElsewhereBytes),
    };

    private static double? Smallest(IEnumerable<HiddenWork> found, Func<HiddenWork, double?> reading) => found.Select(reading).Min();

    private static IEnumerable<HiddenWorkFinding> Above(HiddenWorkKind kind, double? figure, double most) =>
        figure > most ? [new(kind, figure.Value)] : [];

    private static IEnumerable<HiddenWorkFinding> Elsewhere(double? ofAllThreads, double? allocated) =>
        ofAllThreads > MostRatio * allocated
            ? Above(HiddenWorkKind.AllocatedElsewhere, ofAllThreads - allocated, MostElsewhereBytes)
            : [];
}
