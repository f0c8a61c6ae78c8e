using Roundup.Analysis.Statistics;
using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

// A bar that is longer than the axis is cut, with an arrow.
internal static class PairedBarDrawing
{
    private const double BarHeight = 8;
    private const double MarksHeight = (2 * BarHeight) + 1;
    private const double PanelHead = 22;
    private const double PanelFoot = 44;

    // Between panels of one axis, which stands below the last one where there is little room.
    private const double PanelGap = 14;

    public static string Draw(PairedBarChart chart, SvgLook look)
    {
        var pairs = chart.Panels.SelectMany(panel => panel.Pairs).ToList();
        var writer = new SvgWriter(chart, look);
        var rows = new RowLayout(writer, pairs, MarksHeight, pairs.Max(pair => SvgText.Width(chart.Text(pair))) + 12);
        var ticks = chart.Ticks;
        double X(double value) => rows.Left + (Math.Min(value / ticks[^1], 1) * (rows.Right - rows.Left));
        var top = writer.Title();
        foreach (var panel in chart.Panels)
        {
            top = new Panel(writer, rows, chart, panel, X).Draw(top);
        }

        var legend = new Legend(writer, top + 12);
        if (pairs.Any(pair => pair.First is not null))
        {
            legend.AddBar(chart.Labels.First, Meaning.Serialize);
        }

        if (pairs.Any(pair => pair.Second is not null))
        {
            legend.AddBar(chart.Labels.Second, Meaning.Deserialize);
        }

        if (pairs.Any(pair => (pair.FirstInterval ?? pair.SecondInterval) is not null))
        {
            legend.AddWhisker();
        }

        var values = chart.Panels.Select(panel =>
            $"{panel.Title}: {string.Join(", ", panel.Pairs.Select(pair => $"{pair.Name} {chart.Text(pair)}"))}.");
        return writer.Finish(legend.Bottom, string.Join(" ", values));
    }

    private sealed class Panel(SvgWriter writer, RowLayout rows, PairedBarChart chart, PairPanel panel, Func<double, double> x)
    {
        private readonly double _end = chart.Ticks[^1];

        // Returns where the next panel begins.
        public double Draw(double top)
        {
            var head = panel.Title.Length == 0 ? 0 : PanelHead;
            if (head > 0)
            {
                writer.Text(SvgWriter.Margin, top + 10, panel.Title, 13, isBold: true);
            }

            var (first, last) = (top + head, top + head + (panel.Pairs.Count * rows.Height));
            var isCut = panel.Pairs.Any(pair => pair.Values.Any(value => value > _end));
            var scale = $"{chart.Labels.Axis}, linear scale from 0{(isCut ? BarMarks.CutText : "")}";
            var foot = PanelGap;
            if (writer.Look.IsNarrow && panel != chart.Panels[^1])
            {
                rows.Grid(chart.Ticks, x, first, last);
            }
            else
            {
                foot = PanelFoot + rows.Axis(chart.Ticks, x, chart.TickText, scale, first, last);
            }

            rows.Names(panel.Pairs, first);
            Bars(Meaning.Serialize, pair => pair.First, first, -BarHeight - 0.5);
            Bars(Meaning.Deserialize, pair => pair.Second, first, 0.5);
            writer.Lines(Palette.Ink, string.Concat(panel.Pairs.Select((pair, i) =>
                Whisker(pair.First, pair.FirstInterval, rows.Middle(first, i) - (BarHeight / 2) - 0.5)
                + Whisker(pair.Second, pair.SecondInterval, rows.Middle(first, i) + (BarHeight / 2) + 0.5))));
            writer.Open("g");
            foreach (var (i, pair) in panel.Pairs.Index())
            {
                var end = pair.Ends.Select(value => x(value) + (value > _end ? BarMarks.ArrowWidth : 0)).DefaultIfEmpty(rows.Left).Max();
                writer.Text(end + 7, rows.Middle(first, i) + 4, chart.Text(pair));
            }

            writer.Close();
            return last + foot;
        }

        private void Bars(Meaning meaning, Func<BarPair, double?> value, double first, double above)
        {
            writer.Open("g", ("class", Palette.Get(meaning)));
            foreach (var (i, pair) in panel.Pairs.Index())
            {
                if (value(pair) is { } length)
                {
                    Bar(pair, length, rows.Middle(first, i) + above);
                }
            }

            writer.Close();
        }

        private void Bar(BarPair pair, double length, double y)
        {
            var isLonger = length > _end;
            writer.Described(
                "rect",
                $"{pair.Name}: {chart.Text(pair)}",
                ("x", rows.Left),
                ("y", y),
                ("width", Math.Max(1, x(length) - rows.Left - (isLonger ? BarMarks.CutEnd : 0))),
                ("height", BarHeight));
            if (isLonger)
            {
                BarMarks.Cut(writer, x(length), y, BarHeight);
            }
        }

        private string Whisker(double? value, Interval? interval, double y) => value <= _end && interval is { } known
            ? $"M{SvgWriter.Number(x(known.Low))} {SvgWriter.Number(y)}H{SvgWriter.Number(x(known.High))}"
            : "";
    }
}
