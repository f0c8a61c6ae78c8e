using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

// Lines are told apart by their marks and their names; colours say what kind of row each is.
internal static class LineDrawing
{
    private const double FieldHeight = 270;

    // Marks around a point: the rest of a path after it.
    private static readonly string[] s_marks =
    [
        "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-3.5-3.5h7v7h-7z", "m0-5l4.5 8h-9z", "m0-5l5 5l-5 5l-5-5z",
        "m0 5l4.5-8h-9z", "m-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z", "m-5-2.5h10v5h-10z", "m-2.5-5h5v10h-5z",
    ];

    public static string Draw(LineChart chart, SvgLook look)
    {
        var (all, axis) = (chart.Series, chart.Axis);
        double[] counts = [.. all.SelectMany(series => series.Points).Select(point => point.Count).Distinct().Order()];
        var writer = new SvgWriter(chart, look);
        var top = writer.Title() + 4;
        Series[] named = [.. all.Where(series => series.IsNamed).OrderByDescending(series => series.Points[^1].Ns)];
        var labels = new SideLabels(writer, [.. named.Select(series => series.Name)]);
        var left = SvgWriter.Margin + axis.Ticks.Max(tick => SvgText.Width(axis.Label(tick), look.Small)) + 8;
        var field = new Field(writer, left, writer.Width - SvgWriter.Margin - labels.Width - 16, top, top + FieldHeight);
        var plane = new Plane(writer, field, axis, counts);
        field.Vertical(axis);
        var scale = axis.IsLog ? "logarithmic scale" : axis.Description;
        writer.Lines(
            Palette.Axis,
            string.Concat(counts.Select(count => $"M{SvgWriter.Number(plane.X(count))} {SvgWriter.Number(field.Bottom)}v4")));
        field.Horizontal(
            counts.Select(count => (plane.X(count), Number(count))),
            look.IsNarrow ? ["count (logarithmic);", $"time per object upwards, {scale}"]
                : [$"count (logarithmic); time per object upwards, {scale}"]);
        foreach (var series in all.Where(series => !series.IsNamed))
        {
            plane.Line(series, Palette.Axis, 0.5, null);
        }

        labels.Draw(
            [.. named.Select(series => (plane.X(series.Points[^1].Count), plane.Y(series.Points[^1].Ns)))],
            named.Index().Where(one => one.Item.Meaning == Meaning.Baseline).Select(one => one.Index).ToHashSet(),
            field.Right,
            top,
            field.Bottom);
        for (var i = 0; i < named.Length; i++)
        {
            plane.Line(named[i], Palette.Get(named[i].Meaning), 1.8, s_marks[i % s_marks.Length]);
        }

        var bottom = labels.List(
            [.. named.Select(series => Scale.Time.Text(series.Points[^1].Ns))], field.Bottom + (look.IsNarrow ? 54 : 38));
        var values = all.Select(series =>
            $"{series.Name}: {string.Join(", ", series.Points.Select(point => $"x{Number(point.Count)} {Scale.Time.Text(point.Ns)}"))}.");
        return writer.Finish(AddLegend(writer, named, bottom + 16), string.Join(" ", values));
    }

    private static double AddLegend(SvgWriter writer, IEnumerable<Series> named, double top)
    {
        var legend = new Legend(writer, top);
        foreach (var meaning in named.Select(series => series.Meaning).Distinct().Order())
        {
            legend.AddPoint(
                meaning switch
                {
                    Meaning.Worse => "grows faster than linearly",
                    Meaning.Baseline => "baseline",
                    Meaning.Reference => "a reference for scale",
                    _ => $"time to {Palette.Get(meaning)}",
                },
                meaning);
        }

        return legend.Bottom;
    }

    private static string Number(double count) => count.ToString("#,##0", CultureInfo.InvariantCulture);

    // Where a count and a time are, and lines between such points.
    private sealed class Plane(SvgWriter writer, Field field, Axis axis, double[] counts)
    {
        public double X(double count) =>
            field.Left + (Math.Log(count / counts[0]) / Math.Log(counts[^1] / counts[0]) * (field.Right - field.Left));

        public double Y(double ns) => field.Bottom - (axis.Place(ns) * FieldHeight);

        public void Line(Series series, string colour, double width, string? mark)
        {
            string Place((double Count, double Ns) point) => $"{SvgWriter.Number(X(point.Count))} {SvgWriter.Number(Y(point.Ns))}";
            writer.Open("g", ("class", colour));
            writer.Described(
                "path",
                series.Name,
                [
                    ("d", $"M{string.Join('L', series.Points.Select(Place))}"), ("fill-opacity", 0), ("stroke-width", width),
                    .. series.IsReference ? [("stroke-dasharray", "4 3")] : Array.Empty<(string, object)>(),
                ]);
            if (mark is not null)
            {
                writer.Element("path", ("d", string.Concat(series.Points.Select(point => $"M{Place(point)}{mark}"))));
            }

            writer.Close();
        }
    }
}
