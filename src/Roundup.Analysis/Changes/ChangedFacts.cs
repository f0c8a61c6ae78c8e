namespace Roundup.Analysis.Changes;

// What changed of a case besides its time. These need no statistics: they are equal from launch to launch.
internal static class ChangedFacts
{
    // Allocation varies a little with when buffers grow and collections happen.
    private const double LeastBytes = 8;

    private static readonly string s_works = Outcome.Measured.Word();

    // threshold: a share. haveSameValues: both wrote the same values, so that sizes and allocations can be compared. allocated: bytes per
    // call.
    public static IReadOnlyList<ChangedFact> Compare(
        CaseResult before, CaseResult after, double threshold, bool haveSameValues, (double? Before, double? After) allocated = default) =>
    [
        .. Outcomes(before, after),
        .. Losses(before, after),
        .. haveSameValues ? Bytes(ChangedFactKind.Size, before.SizeBytes, after.SizeBytes, 0, 0) : [],
        .. haveSameValues ? Bytes(ChangedFactKind.Allocated, allocated.Before, allocated.After, LeastBytes, threshold) : [],
    ];

    private static IEnumerable<ChangedFact> Outcomes(CaseResult before, CaseResult after)
    {
        var (old, now) = (WordOf(before), WordOf(after));
        if (old != now && old is not null && now is not null)
        {
            yield return new(ChangedFactKind.Outcome, old, now, IsWorse: old == s_works, IsBetter: now == s_works);
        }
    }

    // How a case ended, as far as that is the serializer's: not what the budget or a missing package kept from being tried. Null: nothing
    // is known of the serializer.
    private static string? WordOf(CaseResult result) =>
        result.Outcome == Outcome.Measured || (result.Outcome == Outcome.Skipped && result.Fidelity != Fidelity.Unchecked) ? s_works
        : result.Outcome is Outcome.Skipped or Outcome.Unavailable ? null
        : result.Outcome.Word();

    private static IEnumerable<ChangedFact> Losses(CaseResult before, CaseResult after)
    {
        if (before.Fidelity == Fidelity.Unchecked || after.Fidelity == Fidelity.Unchecked || before.Lost.SequenceEqual(after.Lost))
        {
            yield break;
        }

        string[] lost = [.. after.Lost.Except(before.Lost)];
        string[] regained = [.. before.Lost.Except(after.Lost)];
        var isExact = after.Fidelity == Fidelity.Exact;
        yield return new(
            ChangedFactKind.Losses,
            string.Join(", ", regained),
            string.Join(", ", lost),
            IsWorse: lost.Length > 0 && !isExact,
            IsBetter: regained.Length > 0 && before.Fidelity == Fidelity.Lossy && lost.Length == 0);
    }

    private static IEnumerable<ChangedFact> Bytes(ChangedFactKind kind, double? before, double? after, double least, double threshold)
    {
        if (before is { } old && after is { } now && Math.Abs(now - old) > least && Math.Abs(now - old) > threshold * old)
        {
            yield return new(kind, old, now, now > old, now < old);
        }
    }
}
