using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Changes;

/// <summary>One case before and after a change.</summary>
public sealed record CaseChange
{
    /// <summary>The case after the change; where it is gone, before.</summary>
    public required CaseId Id { get; init; }

    /// <summary>The verdict: on its time and on what that time is of, or why there is none.</summary>
    public required ChangeVerdict Verdict { get; init; }

    /// <summary>The case before; null where it is new.</summary>
    public AnalysedCase? Before { get; init; }

    /// <summary>The case after; null where it is gone.</summary>
    public AnalysedCase? After { get; init; }

    /// <summary>Time after over time before; null where there are no times to compare.</summary>
    public double? Ratio { get; init; }

    /// <summary>Its 95 % interval, for this case alone; null without a ratio, and below two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>About how many launches would decide; null where the verdict is another one than too noisy.</summary>
    public int? LaunchesNeeded { get; init; }

    /// <summary>What else changed: outcome, losses, size, allocation.</summary>
    public IReadOnlyList<ChangedFact> Facts { get; init; } = [];

    internal static CaseChange Of(
        AnalysedCase before, AnalysedCase after, LogSample? change, TimeVerdict verdict, double threshold, bool haveSameValues)
    {
        var known = new CaseChange
        {
            Id = after.Result.Id,
            Before = before,
            After = after,
            Verdict = verdict.Of(before, after),
            Ratio = change?.Value,
            Interval = change?.IntervalOfValue,
            Facts = ChangedFacts.Of(before, after, threshold, haveSameValues),
        };
        return known with
        {
            Verdict = known switch
            {
                { Verdict: ChangeVerdict.Improved, LosesMore: true } => ChangeVerdict.FasterButLosesMore,
                { Verdict: ChangeVerdict.Regressed, LosesLess: true } => ChangeVerdict.SlowerButLosesLess,
                _ => known.Verdict,
            },
        };
    }

    /// <summary>Whether members are lost that were not lost before.</summary>
    public bool LosesMore => Facts.Any(fact => fact is { Kind: ChangedFactKind.Losses, IsWorse: true });

    /// <summary>Whether members are no longer lost, and no others are.</summary>
    public bool LosesLess => Facts.Any(fact => fact is { Kind: ChangedFactKind.Losses, IsBetter: true });

    /// <summary>Whether anything became worse.</summary>
    public bool IsWorse =>
        Verdict is ChangeVerdict.Regressed or ChangeVerdict.SlowerButLosesLess || Facts.Any(fact => fact.IsWorse);

    /// <summary>Whether anything became better. A time, a size or an allocation did not where more is lost.</summary>
    public bool IsBetter => !LosesMore && (Verdict == ChangeVerdict.Improved || Facts.Any(fact => fact.IsBetter));
}

/// <summary>What a comparison says of a case.</summary>
public enum ChangeVerdict
{
    /// <summary>Slower than before, by more than the threshold.</summary>
    Regressed,

    /// <summary>Faster than before, by more than the threshold, but members are lost that were not: no improvement.</summary>
    FasterButLosesMore,

    /// <summary>Slower than before, by more than the threshold, but members are no longer lost.</summary>
    SlowerButLosesLess,

    /// <summary>Faster than before, by more than the threshold, and nothing more is lost.</summary>
    Improved,

    /// <summary>Shown to be within the margin.</summary>
    NoChange,

    /// <summary>Neither a change nor its absence is shown.</summary>
    TooNoisy,

    /// <summary>Only after the change.</summary>
    New,

    /// <summary>Only before the change.</summary>
    Gone,

    /// <summary>It ended otherwise than before, so that one side has no time.</summary>
    ChangedOutcome,

    /// <summary>Both sides have times, which cannot be compared.</summary>
    NotCompared,

    /// <summary>Neither side has a time.</summary>
    NotMeasured,
}

/// <summary>Something besides the time that differs before and after.</summary>
/// <param name="Kind">What.</param>
/// <param name="Before">Its value before, as a report shows it: an outcome, members; bytes as a number.</param>
/// <param name="After">Its value after.</param>
/// <param name="IsWorse">Whether after is worse.</param>
/// <param name="IsBetter">Whether after is better.</param>
public sealed record ChangedFact(ChangedFactKind Kind, object Before, object After, bool IsWorse, bool IsBetter);

/// <summary>What can change besides a time.</summary>
public enum ChangedFactKind
{
    /// <summary>The outcome.</summary>
    Outcome,

    /// <summary>The members that are lost.</summary>
    Losses,

    /// <summary>The size of the payload, bytes.</summary>
    Size,

    /// <summary>Allocated bytes per call.</summary>
    Allocated,
}
