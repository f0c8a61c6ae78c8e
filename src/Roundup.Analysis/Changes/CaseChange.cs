using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Changes;

/// <summary>One case before and after a change.</summary>
public sealed record CaseChange : JudgedChange
{
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

    // Among many cases more is needed to show a change than the interval of one: where that excludes none, a change is probable.
    private static ChangeVerdict Probably(LogSample? change, double threshold) => change?.IntervalOfValue switch
    {
        { Low: > 1 } when change.Value.Value > 1 + threshold => ChangeVerdict.ProbablyRegressed,
        { High: < 1 } when change.Value.Value < 1 / (1 + threshold) => ChangeVerdict.ProbablyImproved,
        _ => ChangeVerdict.TooNoisy,
    };

    private protected override int Direction => Verdict switch
    {
        ChangeVerdict.Regressed or ChangeVerdict.SlowerButLosesLess => 1,
        ChangeVerdict.Improved => -1,
        _ => 0,
    };

    internal static CaseChange Of(
        AnalysedCase before, AnalysedCase after, LogSample? change, TimeVerdict verdict, double threshold, bool haveSameValues)
    {
        var known = new CaseChange
        {
            Id = after.Result.Id,
            Before = before,
            After = after,
            Verdict = verdict.ToChange(before, after) is var shown && shown == ChangeVerdict.TooNoisy ? Probably(change, threshold) : shown,
            Ratio = change?.Value,
            Interval = change?.IntervalOfValue,
            Facts = ChangedFacts.Compare(
                before.Result,
                after.Result,
                threshold,
                haveSameValues,
                (before[SpeedQuantities.Allocated], after[SpeedQuantities.Allocated])),
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

    /// <summary>Slower by the interval of the case alone, which among so many cases shows no change.</summary>
    ProbablyRegressed,

    /// <summary>Faster by the interval of the case alone.</summary>
    ProbablyImproved,

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
