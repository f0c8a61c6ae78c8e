using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

internal static class ScatterDrawing
{
    private const double Height = 420;
    private const double WidestLabel = 270;

    public static string Draw(ScatterChart chart)
    {
        var (dots, times, sizes) = (chart.Dots, chart.Times, chart.Sizes);
        Dot[] named = [.. dots.Where(d => d.IsNamed).OrderByDescending(d => d.Ns)];
        var (left, top) = (SvgWriter.Margin + times.Ticks.Max(t => SvgText.Width(times.Label(t), 11)) + 8, 66.0);
        var bottom = Math.Max(Height - 48, top + (named.Length * SideLabels.LineHeight));
        var label = Math.Min(WidestLabel, named.Select(d => SvgText.Width(d.Name)).DefaultIfEmpty(0).Max());
        var right = SvgWriter.Width - SvgWriter.Margin - label - 24;
        double X(Dot dot) => left + (sizes.Place(dot.Bytes) * (right - left));
        double Y(Dot dot) => bottom - (times.Place(dot.Ns) * (bottom - top));

        var writer = new SvgWriter(bottom + 48, chart, string.Join(" ", dots.Select(d => $"{Describe(d)}.")));
        writer.Title();
        DrawAxes(writer, times, sizes, left, right, top, bottom);
        DrawNames(writer, named, SideLabels.Spread([.. named.Select(Y)], top, bottom), X, Y, right);
        foreach (var dot in dots.OrderBy(d => d.IsUnbeaten))
        {
            var colour = dot.IsUnbeaten ? Palette.Baseline : Palette.Row;
            writer.Open("g");
            writer.Content("title", Describe(dot));
            writer.Element(
                "circle",
                ("cx", X(dot)),
                ("cy", Y(dot)),
                ("r", dot.IsUnbeaten ? 5 : 4),
                ("fill", dot.IsHollow ? Palette.Ground : colour),
                ("stroke", colour),
                ("stroke-width", 1.5));
            writer.Close();
        }

        return writer.Finish();
    }

    private static void DrawAxes(SvgWriter writer, Axis times, Axis sizes, double left, double right, double top, double bottom)
    {
        foreach (var tick in times.Ticks)
        {
            var y = bottom - (times.Place(tick) * (bottom - top));
            writer.Line(left, y, right, y, tick == times.From ? Palette.Rule : Palette.Grid);
            writer.Text(left - 6, y + 4, times.Label(tick), "end", Palette.Faint, 11);
        }

        foreach (var tick in sizes.Ticks)
        {
            var x = left + (sizes.Place(tick) * (right - left));
            writer.Line(x, top, x, bottom, tick == sizes.From ? Palette.Rule : Palette.Grid);
            writer.Text(x, bottom + 17, sizes.Label(tick), "middle", Palette.Faint, 11);
        }

        writer.Text(
            (left + right) / 2,
            bottom + 36,
            $"size, {Words(sizes)}; Serialize + Deserialize upwards, {Words(times)}",
            "middle",
            Palette.Faint,
            11);
    }

    private static void DrawNames(SvgWriter writer, Dot[] named, double[] places, Func<Dot, double> x, Func<Dot, double> y, double right)
    {
        var labels = SvgText.FitNames(named.Select(one => one.Name), WidestLabel);
        for (var i = 0; i < named.Length; i++)
        {
            writer.Line(x(named[i]), y(named[i]), right + 9, places[i], Palette.Floor, 0.75);
            writer.Text(right + 12, places[i] + 4, labels[named[i].Name], bold: named[i].IsUnbeaten);
        }
    }

    private static string Words(Axis axis) => axis.IsLog ? "logarithmic" : axis.Description;

    private static string Describe(Dot dot) =>
        $"{dot.Name}: {Scale.Bytes.Text(dot.Bytes)}, {Scale.Time.Text(dot.Ns)}{(dot.IsUnbeaten ? ", unbeaten" : "")}";
}

/// <summary>Names at the right of a drawing, beside what they name.</summary>
internal static class SideLabels
{
    public const double LineHeight = 15;

    /// <summary>Moves names apart: down from the top, then those beyond the lower edge up again.</summary>
    public static double[] Spread(double[] places, double top, double bottom)
    {
        for (var i = 1; i < places.Length; i++)
        {
            places[i] = Math.Max(places[i], places[i - 1] + LineHeight);
        }

        for (var i = places.Length - 1; i >= 0; i--)
        {
            places[i] = Math.Min(places[i], bottom - ((places.Length - 1 - i) * LineHeight));
        }

        return [.. places.Select(p => Math.Max(p, top - 10))];
    }
}
