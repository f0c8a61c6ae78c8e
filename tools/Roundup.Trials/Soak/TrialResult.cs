namespace Roundup.Trials.Soak;

/// <summary>The result of a trial.</summary>
/// <param name="Plan">The trial.</param>
/// <param name="State">The state of its fault.</param>
/// <param name="Violations">The conditions that do not hold, in words.</param>
internal sealed record TrialResult(TrialPlan Plan, TrialState State, IReadOnlyList<string> Violations)
{
    /// <summary>Whether all conditions hold.</summary>
    public bool Holds => Violations.Count == 0;
}

/// <summary>The state of the fault of a trial.</summary>
internal enum TrialState
{
    /// <summary>The fault was injected, or the trial has none.</summary>
    Struck,

    /// <summary>The run ended before the moment of the fault.</summary>
    Missed,

    /// <summary>This machine lacks what the trial needs; nothing was run.</summary>
    Skipped,
}
