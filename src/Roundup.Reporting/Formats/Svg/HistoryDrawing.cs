using System.Globalization;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

/// <summary>Small, since there is one for each row: time runs to the right, a logarithmic scale of ratios upwards.</summary>
internal static class HistoryDrawing
{
    private const double FieldHeight = 120;
    private const double LabelRoom = 86;
    private static readonly double[] s_steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

    public static string Draw(HistoryChart chart, SvgLook look)
    {
        var points = chart.Lines.SelectMany(line => line.Stretches).SelectMany(stretch => stretch).ToList();
        var (first, last) = (points.Min(point => point.At), points.Max(point => point.At));
        var low = points.Min(point => point.Interval?.Low ?? point.Ratio) / 1.05;
        var high = points.Max(point => point.Interval?.High ?? point.Ratio) * 1.05;
        var writer = new SvgWriter(chart, look);
        var top = writer.Title() + 16;
        var (left, right, bottom) = (SvgWriter.Margin + 40, writer.Width - SvgWriter.Margin - 40, top + FieldHeight);
        double X(DateTimeOffset at) => first == last ? (left + right) / 2
            : left + ((at - first).TotalSeconds / (last - first).TotalSeconds * (right - left));
        double Y(double ratio) => bottom - (Math.Log(ratio / low) / Math.Log(high / low) * FieldHeight);

        double[] ticks = Ticks(low, high);
        writer.Lines(Palette.Grid, string.Concat(ticks.Select(tick => $"M{At(left - 4, Y(tick))}H{SvgWriter.Number(right + 4)}")));
        writer.Small("end", ticks.Select(tick => (left - 10, Y(tick) + 4, Digits.Ratio(tick))));
        writer.Small("middle", Apart([.. points.Select(point => (X(point.At), Text(point.At))).Distinct().OrderBy(one => one.Item1)])
            .Select(one => (one.X, bottom + 20, one.Text)));
        var notes = Apart([.. chart.Notes.Select(note => (X(note.At), note.Text))]);
        writer.Small("start", notes.Select(one => (one.X - 4, top - 6, one.Text)));
        foreach (var line in chart.Lines)
        {
            writer.Open("g", ("class", Palette.Of(line.Meaning)));
            writer.Element(
                "path",
                ("d", string.Concat(line.Stretches.Select(stretch => "M" + string.Join('L', stretch.Select(Place))))),
                ("fill-opacity", 0),
                ("stroke-width", 1.5));
            foreach (var point in line.Stretches.SelectMany(stretch => stretch))
            {
                writer.Described("g", point.Description, () =>
                {
                    writer.Element("circle", ("cx", X(point.At)), ("cy", Y(point.Ratio)), ("r", 3.5));
                    if (point.Interval is { } interval)
                    {
                        writer.Element(
                            "path",
                            ("d", $"M{At(X(point.At), Y(interval.Low))}V{SvgWriter.Number(Y(interval.High))}"),
                            ("stroke-width", 1.2));
                    }
                });
            }

            writer.Close();
        }

        var legend = new Legend(writer, bottom + 42);
        foreach (var line in chart.Lines)
        {
            legend.AddPoint($"time to {Palette.Of(line.Meaning)} over the baseline's, logarithmic scale", line.Meaning);
        }

        return writer.Finish(legend.Bottom, string.Join("; ", points.Select(point => point.Description)));

        string Place(HistoryPoint point) => At(X(point.At), Y(point.Ratio));
    }

    private static string At(double x, double y) => $"{SvgWriter.Number(x)} {SvgWriter.Number(y)}";

    private static string Text(DateTimeOffset at) => at.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);

    /// <summary>Texts that have room: one that would stand on the one before it is left out.</summary>
    private static IEnumerable<(double X, string Text)> Apart(IReadOnlyList<(double X, string Text)> texts)
    {
        var free = double.NegativeInfinity;
        foreach (var text in texts.Where(text => text.X >= free))
        {
            free = text.X + LabelRoom;
            yield return text;
        }
    }

    /// <summary>Round numbers, two to six of them.</summary>
    private static double[] Ticks(double low, double high)
    {
        var step = s_steps.FirstOrDefault(step => (high - low) / step <= 5, high - low);
        var start = (int)Math.Ceiling(low / step);
        return [.. Enumerable.Range(start, (int)Math.Floor(high / step) - start + 1).Select(i => i * step)];
    }
}
