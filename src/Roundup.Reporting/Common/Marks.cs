using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Common;

/// <summary>A sign behind a row on the console.</summary>
/// <param name="Sign">The sign.</param>
/// <param name="Meaning">What it says.</param>
/// <param name="Applies">Which rows carry it.</param>
internal sealed record Mark(string Sign, string Meaning, Func<ReportedCase, bool> Applies);

/// <summary>Every mark.</summary>
public static class Marks
{
    private static readonly Mark Lossy = new(
        "L", "Lossy: not all of the data came back; the number refers to the note that lists the members.",
        row => row.Result.Fidelity == Results.Fidelity.Lossy);

    // In the order in which a row shows them.
    private static readonly Mark[] All =
    [
        Lossy,
        new(
            "U",
            "Unchecked: the round trip was not compared with the input.",
            row => row.Result.Fidelity == Results.Fidelity.Unchecked && row.HasNumber),
        new(
            "A",
            "Adapted: the library lacks this shape; another one of its own was wrapped, at a cost.",
            row => row.Result.AdaptedFrom is not null),
        new(
            "D",
            "Dangerous: do not use it on data from outside.",
            row => row.Serializer is { Dangerous: not null } or { Status: "dangerous" }),
    ];

    /// <summary>The signs of a row, <c>L1 A</c>; empty without any.</summary>
    public static string Of(ReportedCase row, Losses losses)
    {
        ArgumentNullException.ThrowIfNull(row);
        ArgumentNullException.ThrowIfNull(losses);
        return string.Join(
            ' ',
            All.Where(mark => mark.Applies(row)).Select(mark => mark == Lossy ? losses.Of(row.Result)!.Sign : mark.Sign));
    }

    /// <summary>What the marks in a run mean, for the legend of the short report.</summary>
    public static IEnumerable<ListItem> Legend(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return All.Where(mark => run.Cases.Any(row => row.HasNumber && mark.Applies(row)))
            .Select(mark => new ListItem("  " + mark.Sign, Inline.Of(mark.Meaning))
            {
                LabelTone = Tone.Warning,
                Tone = Tone.Note,
                Detail = Detail.Brief,
            });
    }
}
