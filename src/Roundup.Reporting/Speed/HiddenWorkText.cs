using Roundup.Analysis.Estimates;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Speed;

internal static class HiddenWorkText
{
    private static readonly Mark s_threads =
        new("T", "Threads: other threads work too, so a call costs more CPU time or memory than shown.");

    private static readonly Mark s_lazy =
        new("Y", "Lazy: members are parsed when they are read; the time with reading stands below the table.");

    private static readonly Mark s_mapped =
        new("M", "Mapped: timed with the classes that the library generates from a schema. Copying to and from the model's classes takes "
            + "more time, which stands below the table.");

    public static IReadOnlyList<Mark> Marks(AnalysedCase row) =>
    [
        .. row.Hidden.Select(MarkOf).Concat(row.IsMapped ? [s_mapped] : []).Distinct().OrderBy(mark => mark.Sign, StringComparer.Ordinal),
    ];

    // Each with its figure; null where nothing was found.
    public static string? Format(AnalysedCase? row) =>
        row is not { Hidden.Count: > 0 } ? null : string.Join("; ", row.Hidden.Select(Format));

    private static Mark MarkOf(HiddenWorkFinding finding) => finding.Kind == HiddenWorkKind.Lazy ? s_lazy : s_threads;

    private static string Format(HiddenWorkFinding finding)
    {
        var figure = finding.Figure;
        return finding.Kind switch
        {
            HiddenWorkKind.Lazy => $"reading takes another {Digits.Percent(figure)}",
            HiddenWorkKind.OtherThreads => $"all threads use {Digits.Ratio(figure)} times the CPU time",
            HiddenWorkKind.AllocatedElsewhere => $"other threads allocate {Scale.Bytes.Text(figure)}",
            _ => throw new ArgumentOutOfRangeException(nameof(finding)),
        };
    }
}
