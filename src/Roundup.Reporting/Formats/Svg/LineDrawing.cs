using System.Globalization;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

internal static class LineDrawing
{
    private const double Height = 380;
    private const double WidestLabel = 280;

    public static string Draw(LineChart chart)
    {
        var (all, axis) = (chart.Series, chart.Axis);
        double[] counts = [.. all.SelectMany(s => s.Points).Select(p => p.Count).Distinct().Order()];
        var (left, top, bottom) = (SvgWriter.Margin + axis.Ticks.Max(t => SvgText.Width(axis.Label(t), 11)) + 8, 66.0, Height - 48);
        var label = Math.Min(WidestLabel, all.Where(s => s.IsNamed).Max(s => SvgText.Width(s.Name)));
        var right = SvgWriter.Width - SvgWriter.Margin - label - 12;
        double X(double count) => left + (Math.Log(count / counts[0]) / Math.Log(counts[^1] / counts[0]) * (right - left));
        double Y(double ns) => bottom - (axis.Place(ns) * (bottom - top));

        var texts = all.Select(s => $"{s.Name}: {string.Join(", ", s.Points.Select(p => $"x{Number(p.Count)} {Scale.Time.Text(p.Ns)}"))}.");
        var writer = new SvgWriter(Height, chart, string.Join(" ", texts));
        writer.Title();
        foreach (var tick in axis.Ticks)
        {
            writer.Line(left, Y(tick), right, Y(tick), tick == axis.From ? Palette.Rule : Palette.Grid);
            writer.Text(left - 6, Y(tick) + 4, axis.Label(tick), "end", Palette.Faint, 11);
        }

        foreach (var count in counts)
        {
            writer.Line(X(count), bottom, X(count), bottom + 4, Palette.Rule);
            writer.Text(X(count), bottom + 17, Number(count), "middle", Palette.Faint, 11);
        }

        var scale = $"count (logarithmic); time of one object upwards, {(axis.IsLog ? "logarithmic scale" : axis.Description)}";
        writer.Text((left + right) / 2, bottom + 36, scale, "middle", Palette.Faint, 11);
        foreach (var grey in all.Where(s => !s.IsNamed))
        {
            Draw(writer, grey, Palette.Floor, 1);
        }

        Series[] named = [.. all.Where(s => s.IsNamed).OrderBy(s => Y(s.Points[^1].Ns))];
        var places = SideLabels.Spread([.. named.Select(s => Y(s.Points[^1].Ns))], top, bottom);
        var labels = SvgText.FitNames(named.Select(one => one.Name), WidestLabel);
        for (var i = 0; i < named.Length; i++)
        {
            var colour = Palette.Lines[i % Palette.Lines.Count];
            var end = named[i].Points[^1];
            Draw(writer, named[i], colour, 2);
            writer.Line(X(end.Count) + 3, Y(end.Ns), right + 9, places[i], colour, 0.75);
            writer.Text(right + 12, places[i] + 4, labels[named[i].Name], fill: colour);
        }

        return writer.Finish();

        void Draw(SvgWriter w, Series series, string colour, double width)
        {
            w.Open("g");
            w.Content("title", series.Name);
            w.Element("polyline",
            [
                ("points", string.Join(' ', series.Points.Select(p => $"{SvgWriter.Number(X(p.Count))},{SvgWriter.Number(Y(p.Ns))}"))),
                ("fill", "none"), ("stroke", colour), ("stroke-width", width),
                .. series.IsFloor ? [("stroke-dasharray", "4 3")] : Array.Empty<(string, object)>(),
            ]);
            foreach (var (count, ns) in series.Points)
            {
                w.Element("circle", ("cx", X(count)), ("cy", Y(ns)), ("r", width + 1), ("fill", colour));
            }

            w.Close();
        }
    }

    private static string Number(double count) => count.ToString("#,##0", CultureInfo.InvariantCulture);
}
