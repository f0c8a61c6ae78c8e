using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.Scaling;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;

namespace Roundup.Reporting.Markdown;

/// <summary>Time of one object at each count, and the slope; nothing where no row has three counts.</summary>
internal static class ScalingSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        if (run.Growths.Count == 0)
        {
            return;
        }

        writer.Heading(2, GrowthText.Title, Anchors.Growth);
        writer.Paragraph(GrowthText.Meaning);
        foreach (var rows in run.Growths.GroupBy(g => g.Group))
        {
            writer.Heading(3, $"{rows.Key.Operation} {rows.Key.Dataset}, {rows.Key.Shape}, {rows.Key.Target}");
            if (ChartSet.Of(run).Growths.FirstOrDefault(c => c.Group == rows.Key) is { } chart)
            {
                ChartSection.Image(chart, writer);
            }

            WriteTable([.. rows], writer);
        }
    }

    private static void WriteTable(Growth[] rows, MarkdownWriter writer)
    {
        int[] counts = [.. rows.SelectMany(g => g.Points).Select(p => p.Count).Distinct().Order()];
        var typical = rows.Where(g => !g.Serializer.IsFloor).DefaultIfEmpty(rows[0]);
        var unit = Scale.Time.For(typical.SelectMany(g => g.Points).Select(p => p.PerObjectNs));
        writer.Table(
            ["Serializer", .. counts.Select(c => (Cell)("x" + c.ToString("N0", CultureInfo.InvariantCulture))), "Slope", "Interval", "Last step", "Mark"],
            rows.Select<Growth, IReadOnlyList<Cell>>(g =>
            [
                g.RowName,
                .. counts.Select(c => (Cell)(g.Points.FirstOrDefault(p => p.Count == c) is { } point ? Scale.Time.Text(point.PerObjectNs, unit) : null)),
                Digits.Ratio(g.Slope.Value),
                g.Slope.Interval is { } i ? $"{Digits.Ratio(i.Low)}-{Digits.Ratio(i.High)}" : null,
                Digits.Ratio(g.LastStep.Value),
                GrowthText.Mark(g),
            ]),
            right: i => i > 0 && i <= counts.Length + 3);
    }
}
