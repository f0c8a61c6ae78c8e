using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

internal static class StackedBarDrawing
{
    private const double BarHeight = 14;

    public static string Draw(StackedBarChart chart, SvgLook look)
    {
        var unit = Scale.Milliseconds;
        var writer = new SvgWriter(chart, look);
        var ticks = Axis.LinearTicks(chart.Rows.Max(row => Math.Max(row.Ns, row.Interval?.High ?? 0)) / unit.Size);
        var rows = new RowLayout(writer, chart.Rows, BarHeight, chart.Rows.Max(row => SvgText.Width(End(row))) + 12);
        double X(double ns) => rows.Left + (ns / unit.Size / ticks[^1] * (rows.Right - rows.Left));
        var top = writer.Title();
        var bottom = top + (chart.Rows.Count * rows.Height);
        rows.Axis(ticks, tick => X(tick * unit.Size), Tick, chart.Axis, top, bottom);
        rows.Names(chart.Rows, top);
        foreach (var (i, row) in chart.Rows.Index())
        {
            writer.Described("g", Describe(row), () => Parts(writer, row, rows.Middle(top, i), X));
        }

        writer.Lines(Palette.Ink, string.Concat(chart.Rows.Select((row, i) =>
            row.Interval is { } interval ? BarMarks.Whisker(X(interval.Low), X(interval.High), rows.Middle(top, i)) : "")));
        if (chart.Point is not null)
        {
            writer.Element("path", ("d", string.Concat(chart.Rows.Select((row, i) =>
                row.Point is { } point ? Diamond(X(point), rows.Middle(top, i)) : ""))));
        }

        writer.Open("g");
        foreach (var (i, row) in chart.Rows.Index())
        {
            writer.Text(X(Math.Max(row.Ns, row.Interval?.High ?? 0)) + 7, rows.Middle(top, i) + 4, End(row));
        }

        writer.Close();
        var legend = new Legend(writer, bottom + 56);
        foreach (var part in chart.Parts)
        {
            legend.AddBar(part.Name, part.Meaning);
        }

        if (chart.Point is { } text)
        {
            legend.Add(text, (x, y) => writer.Element("path", ("d", Diamond(x + 9, y))));
        }

        if (chart.Rows.Any(row => row.Interval is not null))
        {
            legend.AddWhisker();
        }

        return writer.Finish(legend.Bottom, string.Join(" ", chart.Rows.Select(row => $"{Describe(row)}.")));
    }

    private static void Parts(SvgWriter writer, StackedBar row, double middle, Func<double, double> x)
    {
        var start = 0.0;
        foreach (var part in row.Parts.Where(part => part.Ns > 0))
        {
            writer.Element(
                "rect",
                ("class", Palette.Get(part.Meaning)),
                ("x", x(start)),
                ("y", middle - (BarHeight / 2)),
                ("width", Math.Max(0.5, x(start + part.Ns) - x(start))),
                ("height", BarHeight));
            start += part.Ns;
        }
    }

    private static string Tick(double tick) => tick == 0 ? "0" : $"{Digits.Significant(tick, 1)} {Scale.Milliseconds.Name}";

    private static string Diamond(double x, double y) => $"M{SvgWriter.Number(x)} {SvgWriter.Number(y - 5)}l4 5l-4 5l-4-5z";

    private static string End(StackedBar row) => Scale.Time.Text(row.Ns, Scale.Milliseconds)
        + (row.Point is { } point ? $" · {Scale.Time.Text(point, Scale.Milliseconds)}" : "");

    private static string Describe(StackedBar row) => $"{row.Name}: {Scale.Time.Text(row.Ns, Scale.Milliseconds)}, {row.Note}";
}
