using Roundup.Analysis.Conditions;
using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Common;

/// <summary>Every mark.</summary>
public static class Marks
{
    private static readonly Mark s_lossy =
        new("L", "Lossy: not all of the data came back; the note of that number lists the members.");

    // In the order in which a serializer shows them; those of the experiment are behind them.
    private static readonly (Mark Mark, Func<ReportedCase, bool> Applies)[] s_common =
    [
        (s_lossy, row => Losses.LosesMembers(row.Result)),
        (
            new("K", "Accepted: all that it loses was accepted (--accept), and it is ranked among the exact ones."),
            row => row.Result.IsAccepted),
        (
            new("?", "Unchecked: the round trip was not compared with the input."),
            row => row.Conditions.IsUnchecked && row.HasNumber
                && row.Result.Experiments.Values.Any(part => part is not CheckedCase)),
        (
            new("A", "Adapted: the library lacks this shape; another of its shapes was wrapped, at a cost."),
            row => row.Conditions.AdaptedFrom.Count > 0),
        (
            new("S", "Settings: your own (--settings); \"Your settings\" compares it with the library's default."),
            row => row.Serializer.Settings is not null),
        (
            new("U", $"{SerializerConditions.Unsafe}."),
            row => row.Conditions.IsUnsafe),
        (
            new("G", "Generator missing: no package source has the library's source generator; not ranked."),
            row => row.Conditions.WithoutGenerator is not null),
        (
            new("R", "Trimmer root: ran as NativeAOT with a trimmer root of Roundup's, which keeps the members of the model."),
            row => row.HasNumber && row.Conditions.HasTrimmerRoot),
    ];

    /// <summary>The signs of a serializer, <c>L1 A</c>; empty without any.</summary>
    public static string Format(ReportedCase row, Losses losses)
    {
        ArgumentNullException.ThrowIfNull(row);
        ArgumentNullException.ThrowIfNull(losses);
        return string.Join(' ', All(row).Select(mark => mark == s_lossy ? losses.Find(row.Result)!.Sign : mark.Sign));
    }

    /// <summary>What the marks in a run mean, for the legend.</summary>
    public static IEnumerable<ListItem> Legend(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return Legend(run.Cases);
    }

    /// <summary>What the marks of some cases mean.</summary>
    public static IEnumerable<ListItem> Legend(IEnumerable<ReportedCase> cases)
    {
        var used = cases.Where(row => row.HasNumber).SelectMany(All).ToHashSet();
        return s_common.Select(mark => mark.Mark)
            .Where(used.Contains)
            .Union(used.OrderBy(mark => mark.Sign, StringComparer.Ordinal))
            .Select(mark => new ListItem("  " + mark.Sign, Inline.Of(mark.Meaning))
            {
                LabelTone = Tone.Warning,
                Tone = Tone.Note,
            });
    }

    private static IEnumerable<Mark> All(ReportedCase row) =>
        [.. s_common.Where(mark => mark.Applies(row)).Select(mark => mark.Mark), .. row.Marks];
}

/// <summary>A sign behind a serializer on the console.</summary>
/// <param name="Sign">The sign.</param>
/// <param name="Meaning">What it says.</param>
public sealed record Mark(string Sign, string Meaning);
