namespace Roundup.Results;

/// <summary>What outcomes have in common.</summary>
public static class OutcomeKinds
{
    /// <summary>
    /// Whether an outcome without a number is not a failure: unavailable, unsupported or not tried. It does not fail a run.
    /// </summary>
    public static bool IsBenign(this Outcome outcome) => outcome is Outcome.Unavailable or Outcome.Unsupported or Outcome.Skipped;

    /// <summary>An outcome as the design writes it.</summary>
    public static string Word(this Outcome outcome) => outcome switch
    {
        Outcome.Measured => "measured",
        Outcome.Failed => "failed",
        Outcome.Wrong => "wrong",
        Outcome.Unsupported => "unsupported",
        Outcome.Unavailable => "unavailable",
        Outcome.BuildFailed => "build-failed",
        Outcome.Crashed => "crashed",
        Outcome.Hung => "hung",
        Outcome.OutOfMemory => "out-of-memory",
        Outcome.Skipped => "skipped",
        _ => throw new ArgumentOutOfRangeException(nameof(outcome), outcome, "An outcome without a word: give it one here."),
    };
}
