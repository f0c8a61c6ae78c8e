namespace Roundup.Analysis.SteadyState.Hidden;

/// <summary>Work of a case that its time does not show.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Figure">How much, in the measure that <see cref="HiddenWorkKind"/> says.</param>
public sealed record HiddenWorkFinding(HiddenWorkKind Kind, double Figure)
{
    /// <summary>The settings that were changed; empty for every other kind.</summary>
    public IReadOnlyList<string> Settings { get; init; } = [];

    /// <summary>
    /// Whether the time does not stand for the work, so that the row can have no rank. What the caller waits for is in the time on whatever
    /// thread it was done, a lazy row says what reading adds, and settings are no work: these keep their rank, with a mark.
    /// </summary>
    public bool CostsRank => Kind is HiddenWorkKind.KeptResults or HiddenWorkKind.KeptByThread or HiddenWorkKind.Finalizers
        or HiddenWorkKind.Afterwards or HiddenWorkKind.Retained;
}
