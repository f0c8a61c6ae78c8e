namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// Causes of several probes that are one for a reader: they ended alike, with the same kind of loss or the same exception.
/// </summary>
/// <param name="Causes">The causes, the one that a user meets first in front.</param>
public sealed record CheckKind(IReadOnlyList<CheckCause> Causes)
{
    /// <summary>The cause that is shown.</summary>
    public CheckCause First => Causes[0];

    /// <summary>The result of the checks.</summary>
    public CheckOutcome Outcome => First.Outcome;

    /// <summary>How many probes show it.</summary>
    public int Probes { get; } = Causes.Select(cause => cause.Probe).Distinct().Count();

    /// <summary>
    /// Each kind once, in the order in which a reader needs them: what ordinary payloads show first, of it the most harmful, of that what
    /// most probes show. What is no fault of a library comes last.
    /// </summary>
    public static IReadOnlyList<CheckKind> Of(IEnumerable<CheckCause> causes) =>
        InOrder(causes.GroupBy(cause => (cause.Outcome, cause.OverProbes))
            .Select(same => new CheckKind([.. same.OrderBy(cause => cause.IsExotic)])));

    /// <summary>Kinds of several columns in that order.</summary>
    public static IReadOnlyList<CheckKind> InOrder(IEnumerable<CheckKind> kinds) =>
    [
        .. kinds.OrderBy(kind => kind.Outcome <= CheckOutcome.ByRoundup)
            .ThenBy(kind => kind.First.IsExotic)
            .ThenByDescending(kind => kind.Outcome)
            .ThenByDescending(kind => kind.Probes),
    ];
}
