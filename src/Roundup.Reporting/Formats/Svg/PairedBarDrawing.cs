using Roundup.Analysis.Statistics;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Formats.Svg;

/// <summary>A bar that is longer than the axis is cut, with an arrow.</summary>
internal static class PairedBarDrawing
{
    private const double RowHeight = 24;
    private const double BarHeight = 8;
    private const double PanelHead = 30;
    private const double PanelFoot = 44;
    private const double WidestLabel = 260;
    private const double Head = 62;
    private const double Foot = 30;

    public static string Draw(PairedBarChart chart)
    {
        var pairs = chart.Panels.SelectMany(panel => panel.Pairs).ToList();
        var ticks = chart.Ticks;
        var left = SvgWriter.Margin + Math.Min(WidestLabel, pairs.Max(pair => SvgText.Width(pair.Name) + 4)) + 8;
        var right = SvgWriter.Width - SvgWriter.Margin - pairs.Max(pair => SvgText.Width(chart.Text(pair), 11)) - 12;
        double X(double value) => left + (Math.Min(value / ticks[^1], 1) * (right - left));
        var height = Head + chart.Panels.Sum(panel => PanelHead + (panel.Pairs.Count * RowHeight) + PanelFoot) + Foot;
        var texts = chart.Panels.Select(panel =>
            $"{panel.Title}: {string.Join(", ", panel.Pairs.Select(pair => $"{pair.Name} {chart.Text(pair)}"))}.");
        var writer = new SvgWriter(height, chart, string.Join(" ", texts));
        writer.Title();
        var top = Head;
        foreach (var panel in chart.Panels)
        {
            top = Panel(writer, chart, panel, ticks, left, top, X);
        }

        Legend(writer, chart.Labels, height - 13);
        return writer.Finish();
    }

    private static double Panel(
        SvgWriter writer,
        PairedBarChart chart,
        PairPanel panel,
        IReadOnlyList<double> ticks,
        double left,
        double top,
        Func<double, double> x)
    {
        var (first, last) = (top + PanelHead, top + PanelHead + (panel.Pairs.Count * RowHeight));
        writer.Open("g");
        writer.Text(SvgWriter.Margin, top + 18, panel.Title, bold: true, size: 13);
        foreach (var tick in ticks)
        {
            writer.Line(x(tick), first - 3, x(tick), last + 3, tick == 0 ? Palette.Rule : Palette.Grid);
            writer.Text(x(tick), last + 17, chart.Text(tick), "middle", Palette.Faint, 11);
        }

        writer.Text((left + x(ticks[^1])) / 2, last + 32, $"{chart.Labels.Axis}, linear scale from 0", "middle", Palette.Faint, 11);
        var labels = SvgText.FitNames(panel.Pairs.Select(pair => pair.Name), WidestLabel);
        foreach (var (pair, i) in panel.Pairs.Select((pair, i) => (pair, i)))
        {
            Draw(writer, chart, pair, labels[pair.Name], ticks[^1], left, first + (i * RowHeight), x);
        }

        writer.Close();
        return last + PanelFoot;
    }

    private static void Draw(
        SvgWriter writer, PairedBarChart chart, Pair pair, string label, double most, double left, double top, Func<double, double> x)
    {
        writer.Open("g");
        writer.Content("title", $"{pair.Name}: {chart.Text(pair)}");
        writer.Text(
            left - 8,
            top + (RowHeight / 2) + 4,
            label,
            "end",
            pair.Kind.HasFlag(RowKind.Reference) ? Palette.Faint : Palette.Ink,
            bold: pair.Kind.HasFlag(RowKind.Baseline));
        Bar(pair.First, pair.FirstInterval, top + 3, Palette.Lines[0]);
        Bar(pair.Second, pair.SecondInterval, top + 3 + BarHeight + 1, Palette.Lines[1]);
        var end = pair.Ends.Select(value => x(value) + (value > most ? 6 : 0)).DefaultIfEmpty(left).Max();
        writer.Text(end + 7, top + (RowHeight / 2) + 4, chart.Text(pair), size: 11);
        writer.Close();

        void Bar(double? value, Interval? interval, double y, string fill)
        {
            if (value is not { } length)
            {
                return;
            }

            var edge = x(length);
            writer.Element(
                "rect", ("x", left), ("y", y), ("width", Math.Max(1, edge - left)), ("height", BarHeight), ("fill", fill));
            if (length > most)
            {
                var path = $"M{SvgWriter.Number(edge)} {SvgWriter.Number(y)}l5 {SvgWriter.Number(BarHeight / 2)}"
                    + $"l-5 {SvgWriter.Number(BarHeight / 2)}z";
                writer.Element("path", ("d", path), ("fill", fill));
            }
            else if (interval is { } known)
            {
                writer.Line(x(known.Low), y + (BarHeight / 2), x(known.High), y + (BarHeight / 2), Palette.Whisker, 1.5);
            }
        }
    }

    private static void Legend(SvgWriter writer, PairLabels labels, double y)
    {
        var x = SvgWriter.Margin;
        foreach (var (text, fill) in new[] { (labels.First, Palette.Lines[0]), (labels.Second, Palette.Lines[1]) })
        {
            writer.Element("rect", ("x", x), ("y", y - BarHeight), ("width", 18), ("height", BarHeight), ("fill", fill));
            writer.Text(x + 24, y, text, fill: Palette.Faint, size: 11);
            x += 24 + SvgText.Width(text, 11) + 14;
        }
    }
}
