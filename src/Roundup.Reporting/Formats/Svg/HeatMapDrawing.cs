using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

internal static class HeatMapDrawing
{
    private const double CellHeight = 21;

    public static string Draw(HeatMapChart chart, SvgLook look)
    {
        var writer = new SvgWriter(chart, look);
        var rows = new RowLayout(writer, chart.Rows, CellHeight, 0);
        var width = (rows.Right - rows.Left) / chart.Columns.Count;
        double Middle(int column) => rows.Left + ((column + 0.5) * width);
        var top = writer.Title() + 6;
        var groups = chart.Columns.Index().GroupBy(column => column.Item.Group).ToList();
        writer.Open("g", SvgWriter.Anchor("middle"));
        foreach (var group in groups)
        {
            var name = SvgText.Fit(group.Key, width * group.Count());
            writer.Text(group.Average(column => Middle(column.Index)), top + 4, name, isBold: true);
        }

        writer.Close();
        writer.Small(
            "middle",
            chart.Columns.Index().SelectMany(column => new[] { column.Item.Name, column.Item.Below }.OfType<string>()
                .Select((name, line) => (Middle(column.Index), top + 21 + (line * 15), SvgText.Fit(name, width - 2, look.Small)))));
        top += chart.Columns.Any(column => column.Below is not null) ? 47 : 32;
        rows.Names(chart.Rows, top);
        foreach (var (i, row) in chart.Rows.Index())
        {
            foreach (var (column, ratio) in row.Ratios.Index())
            {
                Cell(writer, ratio, rows.Left + (column * width), rows.Middle(top, i) - (CellHeight / 2), width);
            }
        }

        writer.Open("g", SvgWriter.Anchor("middle"));
        foreach (var (i, row) in chart.Rows.Index())
        {
            foreach (var (column, ratio) in row.Ratios.Index())
            {
                var text = ratio is { } known ? Digits.Ratio(known) : "–";
                writer.Text(Middle(column), rows.Middle(top, i) + 4, text, isBold: row.IsBaseline);
            }
        }

        writer.Close();
        var bottom = top + (chart.Rows.Count * rows.Height) + 6;
        Scales(writer, rows.Left, bottom);
        return writer.Finish(bottom + 36, string.Join(" ", chart.Rows.Select(row =>
            $"{row.Name}: {string.Join(", ", row.Ratios.Select(ratio => ratio is { } known ? Digits.Ratio(known) : "none"))}.")));
    }

    /// <summary>The middle of the scale, and what has no number, have the drawing's ground with an edge.</summary>
    private static void Cell(SvgWriter writer, double? ratio, double x, double y, double width)
    {
        var step = ratio is { } known ? HeatRow.StepOf(known) : 0;
        writer.Element(
            "rect",
            [
                ("x", x + 1), ("y", y), ("width", width - 2), ("height", CellHeight), ("rx", 2),
                .. step == 0 ? [("class", Palette.Grid), ("fill-opacity", 0), ("stroke-width", 1)]
                    : new (string, object)[] { ("class", Palette.Heat(step)) },
            ]);
    }

    private static void Scales(SvgWriter writer, double left, double top)
    {
        const double Width = 30;
        for (var step = -HeatRow.Steps; step <= HeatRow.Steps; step++)
        {
            Cell(writer, Math.Pow(2, step), left + ((step + HeatRow.Steps) * Width), top, Width);
        }

        string[] names = ["1/8", "1/4", "1/2", "1", "2", "4", "8"];
        writer.Open("g", [("font-size", writer.Look.Small), .. SvgWriter.Anchor("middle")]);
        foreach (var (i, name) in names.Index())
        {
            writer.Text(left + ((i + 0.5) * Width), top + 15, name);
        }

        writer.Close();
        writer.Small("start", [(left + (names.Length * Width) + 8, top + 15, "times the baseline's time")]);
    }
}
