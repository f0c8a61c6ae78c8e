namespace Roundup.Results;

/// <summary>What outcomes have in common.</summary>
public static class OutcomeKinds
{
    /// <summary>Whether an outcome without a number is nobody's fault: what was not there, not asked of it or not tried. It does not fail a run.</summary>
    public static bool IsBenign(this Outcome outcome) => outcome is Outcome.Unavailable or Outcome.Unsupported or Outcome.Skipped;
}
