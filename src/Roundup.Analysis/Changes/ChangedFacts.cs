using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Changes;

/// <summary>What changed of a case besides its time. These need no statistics: they are equal from launch to launch.</summary>
internal static class ChangedFacts
{
    /// <summary>Allocation varies a little with when buffers grow and collections happen.</summary>
    private const double LeastBytes = 8;

    /// <param name="before">The case before.</param>
    /// <param name="after">The case after.</param>
    /// <param name="threshold">The smallest change of an allocation, as a share, that counts.</param>
    /// <param name="haveSameValues">Whether both wrote the same values, so that sizes and allocations can be compared.</param>
    public static IReadOnlyList<ChangedFact> Of(AnalysedCase before, AnalysedCase after, double threshold, bool haveSameValues) =>
    [
        .. Outcomes(before.Result, after.Result),
        .. Losses(before.Result, after.Result),
        .. haveSameValues ? Bytes(ChangedFactKind.Size, before.Result.SizeBytes, after.Result.SizeBytes, 0, 0) : [],
        .. haveSameValues
            ? Bytes(ChangedFactKind.Allocated, before[SpeedQuantities.Allocated], after[SpeedQuantities.Allocated], LeastBytes, threshold)
            : [],
    ];

    private static IEnumerable<ChangedFact> Outcomes(CaseResult before, CaseResult after)
    {
        if (before.Outcome != after.Outcome)
        {
            yield return new(
                ChangedFactKind.Outcome,
                before.Outcome.Word(),
                after.Outcome.Word(),
                IsWorse: before.Outcome == Outcome.Measured,
                IsBetter: after.Outcome == Outcome.Measured);
        }
    }

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
