using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Changes;

// Decides which cases of one comparison became slower or faster. All cases are one family: each direction is tested one-sided by Holm's
// rule with half of 5 %, so that any wrong claim of a change has a probability of at most 5 %. That nothing changed is claimed only where
// the 90 % interval lies within a margin (two one-sided tests; Schuirmann 1987). docs/accuracy.md has the simulated errors and the power.
// Threshold: the smallest estimate, as a share, that counts as a change. Margin: the largest change, as a share, that counts as none.
internal sealed record ChangeRule(double Threshold, double Margin)
{
    // The probability with which Detectable finds a change.
    public const double Power = 0.9;

    private const double ErrorOfDirection = Holm.FamilyWiseError / 2;
    private const double ErrorOfEquivalence = 0.05;

    // The errors of the looks before the last one (Haybittle 1971, Peto 1976): so small that the last look can ignore them.
    private const double EarlyErrorOfDirection = 0.001;

    private const double EarlyErrorOfEquivalence = 0.005;

    // The launches after which a comparison first looks at its results.
    public const int FirstLook = 8;

    private const int Step = 4;
    private const int LastOfSteps = 20;

    // The number of launches at the next look: 8, 12, 16, 20, 30, 45 and so on.
    public static int NextLook(int launches) =>
        launches < FirstLook ? FirstLook
        : launches < LastOfSteps ? (launches / Step * Step) + Step
        : launches * 3 / 2;

    // changes: ln(time after / time before), with a moderated variance; null where there is none. isEarly: more launches can follow.
    public IReadOnlyList<TimeVerdict> Judge(IReadOnlyList<LogSample?> changes, bool isEarly = false)
    {
        var error = isEarly ? EarlyErrorOfDirection : ErrorOfDirection;
        var slower = Holm.Holds([.. changes.Select(change => PValue(change, 1))], error);
        var faster = Holm.Holds([.. changes.Select(change => PValue(change, -1))], error);
        return
        [
            .. changes.Select((change, i) =>
                change is not { StdErr: not null } known ? TimeVerdict.Unknown
                : slower[i] && known.Centre > SmallestChange ? TimeVerdict.Regressed
                : faster[i] && known.Centre < -SmallestChange ? TimeVerdict.Improved
                : IsWithinMargin(known, isEarly ? EarlyErrorOfEquivalence : ErrorOfEquivalence) ? TimeVerdict.NoChange
                : TimeVerdict.TooNoisy),
        ];
    }

    // The change, as a share, that the comparison finds with a probability of 90 % in a case of median standard error; at least the
    // threshold. Null without a standard error.
    public double? Detectable(IReadOnlyList<LogSample?> changes)
    {
        LogSample[] known = [.. changes.OfType<LogSample>().OrderBy(change => change.StdErr)];
        return known.Length == 0 ? null : Detectable(known[known.Length / 2].StdErr!.Value, known[known.Length / 2].Freedom, known.Length);
    }

    // The same before anything is measured. stdErr: the expected one of the logarithm of a change.
    public double Detectable(double stdErr, double freedom, int cases) =>
        Math.Max(Threshold, Math.Exp(stdErr * Distance(freedom, cases)) - 1);

    // The number of launches at which a case would probably be decided: by a change as large as the estimate, or by none where the estimate
    // is below half of the margin.
    public int LaunchesNeeded(LogSample change, int cases)
    {
        var size = Math.Abs(change.Centre);
        var margin = Math.Log(1 + Margin);
        var error = change.StdErr!.Value;
        var toNothing = error * 2 * StudentT.Quantile(1 - ErrorOfEquivalence, change.Freedom) / Math.Max(margin - size, 1e-9);
        var toChange = error * Distance(change.Freedom, cases) / Math.Max(size, 1e-9);
        var factor = size < margin / 2 ? toNothing : size > margin ? toChange : Math.Min(toNothing, toChange);
        return (int)Math.Min(10_000, Math.Ceiling(change.N * Math.Max(factor * factor, 1)));
    }

    private double SmallestChange => Math.Log(1 + Threshold);

    // The distance from 0, in standard errors, of a change that the first step of Holm's rule finds.
    private static double Distance(double freedom, int cases) =>
        StudentT.Quantile(1 - (ErrorOfDirection / Math.Max(1, cases)), freedom) + StudentT.Quantile(Power, freedom);

    private static double PValue(LogSample? change, int sign) =>
        change is not { StdErr: { } error } known ? 1
        : error > 0 ? StudentT.UpperTail(sign * known.Centre / error, known.Freedom)
        : sign * known.Centre > 0 ? 0 : 1;

    private bool IsWithinMargin(LogSample change, double error) =>
        Math.Abs(change.Centre) + (change.StdErr!.Value * StudentT.Quantile(1 - error, change.Freedom)) <= Math.Log(1 + Margin);
}

internal enum TimeVerdict
{
    Unknown,

    Regressed,

    Improved,

    NoChange,

    // Neither a change nor its absence is shown.
    TooNoisy,
}

internal static class TimeVerdicts
{
    public static ChangeVerdict ToChange(this TimeVerdict verdict, AnalysedCase before, AnalysedCase after) => verdict switch
    {
        TimeVerdict.Regressed => ChangeVerdict.Regressed,
        TimeVerdict.Improved => ChangeVerdict.Improved,
        TimeVerdict.NoChange => ChangeVerdict.NoChange,
        TimeVerdict.TooNoisy => ChangeVerdict.TooNoisy,
        _ when before.Time is not null && after.Time is not null => ChangeVerdict.NotCompared,
        _ => before.Result.Outcome == after.Result.Outcome ? ChangeVerdict.NotMeasured : ChangeVerdict.ChangedOutcome,
    };
}
