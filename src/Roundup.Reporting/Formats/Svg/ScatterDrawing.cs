using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

internal static class ScatterDrawing
{
    private const double FieldHeight = 310;

    public static string Draw(ScatterChart chart, SvgLook look)
    {
        var (dots, times, sizes) = (chart.Dots, chart.Times, chart.Sizes);
        var writer = new SvgWriter(chart, look);
        Dot[] named = [.. dots.Where(dot => dot.IsNamed).OrderByDescending(dot => dot.Ns)];
        var labels = new SideLabels(writer, [.. named.Select(dot => dot.Name)]);
        var left = SvgWriter.Margin + times.Ticks.Max(tick => SvgText.Width(times.Label(tick), look.Small)) + 8;
        var top = writer.Title() + 4;
        var bottom = top + Math.Max(FieldHeight - (look.IsNarrow ? 60 : 0), named.Length * SideLabels.LineHeight);
        var field = new Field(writer, left, writer.Width - SvgWriter.Margin - labels.Width - 24, top, bottom);
        double X(Dot dot) => left + (sizes.Place(dot.Bytes) * (field.Right - left));
        double Y(Dot dot) => bottom - (times.Place(dot.Ns) * (bottom - top));

        field.Vertical(times);
        double At(double tick) => left + (sizes.Place(tick) * (field.Right - left));
        string Line(double tick) => $"M{SvgWriter.Number(At(tick))} {SvgWriter.Number(top)}V{SvgWriter.Number(bottom)}";
        writer.Lines(Palette.Grid, string.Concat(sizes.Ticks.Where(tick => tick != sizes.From).Select(Line)));
        writer.Lines(Palette.Axis, string.Concat(sizes.Ticks.Where(tick => tick == sizes.From).Select(Line)));
        var (across, up) = ($"size, {Words(sizes)}", $"Serialize + Deserialize upwards, {Words(times)}");
        field.Horizontal(
            sizes.Ticks.Select(tick => (At(tick), sizes.Label(tick))), look.IsNarrow ? [across + ";", up] : [$"{across}; {up}"]);
        labels.Draw(
            [.. named.Select(dot => (X(dot), Y(dot)))],
            named.Index().Where(one => one.Item.Meaning == Meaning.Better).Select(one => one.Index).ToHashSet(),
            field.Right,
            top,
            bottom);
        foreach (var meaning in dots.GroupBy(dot => dot.Meaning).OrderByDescending(group => group.Key))
        {
            writer.Open("g", ("class", Palette.Get(meaning.Key)), ("stroke-width", 1.5));
            foreach (var dot in meaning)
            {
                writer.Described(
                    "circle",
                    Describe(dot),
                    [
                        ("cx", X(dot)), ("cy", Y(dot)), ("r", dot.Meaning == Meaning.Row ? 4 : 5),
                        .. dot.IsHollow ? [("fill-opacity", 0)] : Array.Empty<(string, object)>(),
                    ]);
            }

            writer.Close();
        }

        var end = labels.List(
            [.. named.Select(dot => $"{dot.Version} {Scale.Bytes.Text(dot.Bytes)}, {Scale.Time.Text(dot.Ns)}".TrimStart())],
            bottom + (look.IsNarrow ? 54 : 38));
        var legend = new Legend(writer, end + 16);
        foreach (var meaning in dots.Select(dot => dot.Meaning).Distinct().OrderDescending())
        {
            legend.AddPoint(
                meaning switch { Meaning.Better => "Pareto-optimal", Meaning.Baseline => "baseline", _ => "serializer" }, meaning);
        }

        return writer.Finish(legend.Bottom, string.Join(" ", dots.Select(dot => $"{Describe(dot)}.")));
    }

    private static string Words(Axis axis) => axis.IsLog ? "logarithmic" : axis.Description;

    private static string Describe(Dot dot) =>
        $"{dot.Name}: {Scale.Bytes.Text(dot.Bytes)}, {Scale.Time.Text(dot.Ns)}{(dot.Meaning == Meaning.Better ? ", Pareto-optimal" : "")}";
}
