using System.Globalization;
using static Roundup.Trials.MarkdownTable;

namespace Roundup.Trials.Agreement;

/// <summary>The agreement of runs as a Markdown table: a line for each figure, a column for each band of call length.</summary>
internal static class AgreementTable
{
    private static readonly (string Name, Func<PooledAgreement, string> Figure)[] s_lines =
    [
        ("pairs of runs x ratios", a => Number(a.Ratios)),
        ("interval of the difference contains 0", a => Percent(a.ShareContainingZero)),
        ("interval contains the consensus of the other runs", a => Percent(a.ShareContainingConsensus)),
        ("the same, expected of right intervals", a => Percent(a.ExpectedShareContainingConsensus)),
        ("difference of ratios, median", a => Percent(a.MedianRatioDifference, 2)),
        ("difference of ratios, ninth decile", a => Percent(a.NinthDecileRatioDifference, 2)),
        ("difference of ratios, largest", a => Percent(a.LargestRatioDifference, 2)),
        ("half-width of the ratio's interval, median", a => Percent(a.MedianHalfWidth, 2)),
        ("pairs of runs x times", a => Number(a.Times)),
        ("difference of times, median", a => Percent(a.MedianTimeDifference, 2)),
        ("difference of times, ninth decile", a => Percent(a.NinthDecileTimeDifference, 2)),
    ];

    public static string Write(RunSet set)
    {
        var bands = CallLengthBand.All.Select(band => (band.Name, Figures: set.In(band))).Where(band => band.Figures.Times > 0).ToList();
        PooledAgreement[] columns = [set.Overall, .. bands.Select(band => band.Figures)];
        return MarkdownTable.Write(
            [$"{set.Runs} runs, {set.Pairs} {(set.Pairs == 1 ? "pair" : "pairs")}", "all", .. bands.Select(band => band.Name)],
            s_lines.Select(line => (string[])[line.Name, .. columns.Select(line.Figure)]));
    }

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
