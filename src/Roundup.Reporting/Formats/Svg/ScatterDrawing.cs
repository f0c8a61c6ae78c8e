using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

internal static class ScatterDrawing
{
    private const double FieldHeight = 310;
    private const double TitleLine = 18;

    public static string Draw(ScatterChart chart, SvgLook look)
    {
        var (times, sizes) = (chart.Times, chart.Sizes);
        var writer = new SvgWriter(chart, look);
        Dot[] named = [.. chart.Dots.Where(dot => dot.IsNamed).OrderByDescending(dot => dot.Ns)];
        var side = chart.HasLabelsBeside ? null : new SideLabels(writer, [.. named.Select(dot => dot.Name)]);
        var left = SvgWriter.Margin + times.Ticks.Max(tick => SvgText.Width(times.Label(tick), look.Small)) + 8;
        var top = writer.Title() + (side is null ? TitleLine : 4);
        var bottom = top + Math.Max(
            FieldHeight - (look.IsNarrow ? 60 : 0), side is null ? FieldHeight : named.Length * SideLabels.LineHeight);
        var field = new Field(writer, left, writer.Width - SvgWriter.Margin - (side?.Width ?? 0) - 24, top, bottom);
        var plane = new Plane(writer, chart, field);
        plane.Grid(isTitledAbove: side is null);
        side?.Draw(
            [.. named.Select(dot => (plane.X(dot), plane.Y(dot)))],
            named.Index().Where(one => one.Item.Meaning == Meaning.Better).Select(one => one.Index).ToHashSet(),
            field.Right,
            top,
            bottom);
        plane.Dots();
        var below = bottom + (look.IsNarrow && side is not null ? 54 : 38);
        if (side is null)
        {
            BesideLabels.Draw(
                field, [.. chart.Dots.Select(dot => (plane.X(dot), plane.Y(dot)))],
                [.. named.Select(dot => (plane.X(dot), plane.Y(dot), dot.Label))]);
        }

        var end = side?.List(
            [.. named.Select(dot => $"{dot.Version} {Scale.Bytes.Text(dot.Bytes)}, {Scale.Time.Text(dot.Ns)}".TrimStart())],
            below) ?? below;
        var legend = new Legend(writer, end + 16);
        foreach (var meaning in chart.Dots.Select(dot => dot.Meaning).Distinct().OrderDescending())
        {
            legend.AddPoint(
                meaning switch { Meaning.Better => "Pareto-optimal", Meaning.Baseline => "baseline", _ => "serializer" }, meaning);
        }

        return writer.Finish(legend.Bottom, string.Join(" ", chart.Dots.Select(dot => $"{Describe(dot)}.")));
    }

    private static string Words(Axis axis) => axis.IsLog ? "logarithmic" : axis.Description;

    private static string Describe(Dot dot) =>
        $"{dot.Name}: {Scale.Bytes.Text(dot.Bytes)}, {Scale.Time.Text(dot.Ns)}{(dot.Meaning == Meaning.Better ? ", Pareto-optimal" : "")}";

    // Where a size and a time are.
    private sealed class Plane(SvgWriter writer, ScatterChart chart, Field field)
    {
        private readonly Axis _times = chart.Times;
        private readonly Axis _sizes = chart.Sizes;

        public double X(Dot dot) => At(dot.Bytes);

        public double Y(Dot dot) => field.Bottom - (_times.Place(dot.Ns) * (field.Bottom - field.Top));

        public void Grid(bool isTitledAbove)
        {
            field.Vertical(_times);
            string Line(double tick) =>
                $"M{SvgWriter.Number(At(tick))} {SvgWriter.Number(field.Top)}V{SvgWriter.Number(field.Bottom)}";
            writer.Lines(Palette.Grid, string.Concat(_sizes.Ticks.Where(tick => tick != _sizes.From).Select(Line)));
            writer.Lines(Palette.Axis, string.Concat(_sizes.Ticks.Where(tick => tick == _sizes.From).Select(Line)));
            var (across, up) = ($"size, {Words(_sizes)}", $"Serialize + Deserialize upwards, {Words(_times)}");
            field.Horizontal(
                _sizes.Ticks.Select(tick => (At(tick), _sizes.Label(tick))),
                isTitledAbove ? [across] : writer.Look.IsNarrow ? [across + ";", up] : [$"{across}; {up}"]);
            if (isTitledAbove)
            {
                writer.Small("start", [(SvgWriter.Margin, field.Top - 12, $"↑ time to serialize and deserialize, {Words(_times)}")]);
            }
        }

        public void Dots()
        {
            foreach (var meaning in chart.Dots.GroupBy(dot => dot.Meaning).OrderByDescending(group => group.Key))
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
        }

        private double At(double bytes) => field.Left + (_sizes.Place(bytes) * (field.Right - field.Left));
    }
}
