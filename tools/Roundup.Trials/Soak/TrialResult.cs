namespace Roundup.Trials.Soak;

/// <summary>A trial that was done.</summary>
/// <param name="Plan">The trial.</param>
/// <param name="State">What became of its fault.</param>
/// <param name="Violations">What did not hold.</param>
internal sealed record TrialResult(TrialPlan Plan, TrialState State, IReadOnlyList<string> Violations)
{
    /// <summary>Whether all held.</summary>
    public bool Holds => Violations.Count == 0;
}
