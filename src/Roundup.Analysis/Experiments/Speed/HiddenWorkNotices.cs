using System.Globalization;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Tables;
using Roundup.Results.Messages;

namespace Roundup.Analysis.Experiments.Speed;

internal static class HiddenWorkNotices
{
    private const int NamedAtMost = 3;

    public static IEnumerable<Notice> Create(IReadOnlyList<AnalysedTable> tables) =>
        from row in tables.SelectMany(table => table.Rows)
        from finding in row.Hidden
        group (Name: row.Result.Id.ToString(), Finding: finding) by finding.Kind into cases
        orderby cases.Key
        select new Notice(CodeOf(cases.Key), Names([.. cases.Select(c => c.Name)]), Figures([.. cases.Select(c => c.Finding)]));

    private static NoticeCode CodeOf(HiddenWorkKind kind) => kind switch
    {
        HiddenWorkKind.Lazy => NoticeCode.ParsesWhenRead,
        HiddenWorkKind.OtherThreads => NoticeCode.WorksOnOtherThreads,
        HiddenWorkKind.AllocatedElsewhere => NoticeCode.AllocatesOnOtherThreads,
        _ => throw new ArgumentOutOfRangeException(nameof(kind)),
    };

    private static string Names(IReadOnlyList<string> names)
    {
        if (names.Count <= NamedAtMost)
        {
            return string.Join(", ", names);
        }

        var more = names.Count - NamedAtMost;
        return $"{string.Join(", ", names.Take(NamedAtMost))} and {more.ToString(CultureInfo.InvariantCulture)} other case"
            + (more == 1 ? "" : "s");
    }

    private static string Figures(IReadOnlyList<HiddenWorkFinding> findings)
    {
        var least = Figure(findings.MinBy(finding => finding.Figure)!);
        var most = Figure(findings.MaxBy(finding => finding.Figure)!);
        return least == most ? least : $"{least} to {most}";
    }

    private static string Figure(HiddenWorkFinding finding)
    {
        var format = finding.Kind switch
        {
            HiddenWorkKind.Lazy => "P0",
            HiddenWorkKind.AllocatedElsewhere => "N0",
            _ => "0.00",
        };
        return finding.Figure.ToString(format, CultureInfo.InvariantCulture);
    }
}
