using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>What the two processes of the same rows say about a run, in words.</summary>
internal static class ReplicaText
{
    /// <summary>The title of the section.</summary>
    public const string Title = "Same row twice";

    /// <summary>What they differ by, and what that means.</summary>
    public static string Summary(ReplicaCheck check) =>
        $"Two processes of the same row differed by {Digits.Difference(check.MedianDifference)} in the median"
        + (check.Cases.Count == 1 ? " (1 case)" : "")
        + (check.Verdict == ReplicaVerdict.NoIntervals
            ? "; with one launch there are no intervals to judge."
            : $"; {check.ContainingOne} of {Wording.Count(check.Intervals, "interval")} "
                + $"{(check.ContainingOne == 1 ? "contains" : "contain")} 1 (95 % expected): {Meaning(check.Verdict)}."
                + (check.DetectableDifference is not { } difference ? ""
                    : $" A difference of {Digits.Difference(difference)} between two rows is seen in 9 of 10 cases."));

    private static string Meaning(ReplicaVerdict verdict) => verdict switch
    {
        ReplicaVerdict.TooNarrow => "the intervals of this run are too narrow",
        ReplicaVerdict.FarApart => "the intervals of this run allow for it; ignore differences of that size",
        ReplicaVerdict.Doubtful => "fewer than expected, which chance may explain",
        ReplicaVerdict.TooFew => "too few to judge the intervals of this run",
        _ => "the intervals of this run can be believed",
    };
}
