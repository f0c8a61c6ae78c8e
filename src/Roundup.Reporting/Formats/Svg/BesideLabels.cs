namespace Roundup.Reporting.Formats.Svg;

// Few names beside their points, at the nearest place where they cover neither another name nor a point; a line leads to those that are
// not close by.
internal static class BesideLabels
{
    private const double LineHeight = 13;
    private const double Between = 4;
    private const double Gap = 9;
    private const double Step = 4;
    private const double Radius = 6;

    public static void Draw(
        Field field, IReadOnlyList<(double X, double Y)> points, IReadOnlyList<(double X, double Y, IReadOnlyList<string> Lines)> labels)
    {
        var placed = new List<Box>();
        var lines = "";
        foreach (var (x, y, text) in labels.OrderBy(label => label.Y))
        {
            var (width, height) = (text.Max(line => SvgText.Width(line, field.Writer.Look.Small)), (text.Count * LineHeight) + Between);
            var box = Candidates(x, y, width, height).FirstOrDefault(one =>
                one.Left >= field.Left + 2 && one.Right <= field.Writer.Width - 4 && one.Top >= field.Top && one.Bottom <= field.Bottom - 2
                && !placed.Exists(one.Overlaps) && !points.Any(point => one.Covers(point.X, point.Y, Radius)));
            if (box == default)
            {
                continue;
            }

            placed.Add(box);
            var (end, middle) = (box.Right <= x ? box.Right + 2 : box.Left - 2, (box.Top + box.Bottom) / 2);
            lines += Math.Abs(middle - y) < 2 * Step && Math.Abs(end - x) < 2 * Gap ? ""
                : $"M{SvgWriter.Number(x)} {SvgWriter.Number(y)}L{SvgWriter.Number(end)} {SvgWriter.Number(middle)}";
            field.Writer.Open(
                "g", [("font-size", field.Writer.Look.Small), .. SvgWriter.Anchor(box.Right <= x ? "end" : "start")]);
            foreach (var (i, line) in text.Index())
            {
                field.Writer.Text(box.Right <= x ? box.Right : box.Left, box.Top + ((i + 1) * LineHeight) - 3, line);
            }

            field.Writer.Close();
        }

        field.Writer.Lines(Palette.Axis, lines, 0.7);
    }

    // Left and right of the point, further and further up and down.
    private static IEnumerable<Box> Candidates(double x, double y, double width, double height) =>
        from far in Enumerable.Range(0, 60)
        from side in (double[])[x - Gap - width, x + Gap]
        from shift in far == 0 ? [0] : (double[])[-far * Step, far * Step]
        let top = y - (height / 2) + shift
        select new Box(side, top, side + width, top + height);

    private readonly record struct Box(double Left, double Top, double Right, double Bottom)
    {
        public bool Overlaps(Box other) => Left < other.Right && other.Left < Right && Top < other.Bottom && other.Top < Bottom;

        public bool Covers(double x, double y, double radius) =>
            x > Left - radius && x < Right + radius && y > Top - radius && y < Bottom + radius;
    }
}
