using System.Globalization;
using Roundup.Analysis.Published;
using Roundup.Analysis.Statistics;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Speed;

/// <summary>The texts of the comparison with published figures.</summary>
internal static class PublishedText
{
    /// <summary>The section's title.</summary>
    public const string Title = "Comparison with published figures";

    /// <summary>The published ratio, with what is compared instead or where it comes from.</summary>
    public static string Published(JudgedFigure ratio) => Digits.Ratio(ratio.Entry.Ratio)
        + (ratio.MedianRatio is { } medians ? $" (medians {Digits.Ratio(medians)})" : ratio.Entry.Computed ? " (computed)" : "");

    /// <summary>The verdict on a ratio, in words.</summary>
    public static string Verdict(JudgedFigure ratio) => ratio.Verdict switch
    {
        FigureVerdict.Agrees => "agrees",
        FigureVerdict.Differs => $"differs by {Digits.Ratio(ratio.Factor!.Value)}",
        _ => ratio.Reason switch
        {
            IncomparableReason.BaselineItself => "baseline",
            IncomparableReason.OneLaunch => $"no interval (one launch); factor {Digits.Ratio(ratio.Factor!.Value)}",
            IncomparableReason.TooNoisy => $"too noisy to say; factor {Digits.Ratio(ratio.Factor!.Value)}",
            IncomparableReason.NoBaseline => $"{ratio.Entry.Baseline} has no number here",
            IncomparableReason.NotMeasured => ratio.Case!.Result.Outcome.Word(),
            IncomparableReason.OtherWork => $"other work: {ratio.Detail}",
            IncomparableReason.NotInRun => "not in this run",
            _ => "no entrant",
        },
    };

    /// <summary>How many rows agree, in up to three sentences.</summary>
    public static string Summary(PublishedComparison published)
    {
        var decided = published.Agreeing + published.Differing;
        var compared = Wording.Count(decided, "published ratio");
        var summary = $"{compared} of rows other than the baseline can be compared, in {Wording.Count(published.Cells.Count, "table")}: "
            + $"{Wording.Verb(published.Agreeing, "agree")}, {Wording.Verb(published.Differing, "differ")}";
        var factor = published.MedianFactor is { } f
            ? $"; the median factor between published and measured ratios is {Digits.Ratio(f)}"
            : "";
        var width = published.MedianHalfWidth is { } half
            ? $", the median half-width of the measured intervals is {Digits.Percent(half)}"
            : "";
        var order = published.MedianRankCorrelation is { } rank
            ? " Order of the rows within a table: the rank correlation (Spearman) is "
                + $"{rank.ToString("0.00", CultureInfo.InvariantCulture)}, the median over "
                + $"{Wording.Count(published.CellsWithCorrelation, "table")} with three rows or more."
            : "";
        var undecided = published.Undecided > 0
            ? $" {Wording.Count(published.Undecided, "other")} cannot be compared: "
                + "no entrant, other work, not in this run, or without a number or a useful interval here."
            : "";
        return summary + factor + width + "." + order + undecided;
    }
}
