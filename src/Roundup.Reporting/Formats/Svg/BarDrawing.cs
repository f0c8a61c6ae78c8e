using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Formats.Svg;

// Bars on a linear axis; points on a logarithmic one, where a length would say nothing.
internal static class BarDrawing
{
    private const double BarHeight = 12;
    private const double PanelHead = 22;
    private const double PanelFoot = 44;

    public static string Draw(BarChart chart, SvgLook look)
    {
        var bars = chart.Panels.SelectMany(panel => panel.Bars).ToList();
        var ends = chart.Panels.Max(panel => panel.Bars.Max(bar => SvgText.Width(End(bar, panel.Unit)))) + 10;
        var writer = new SvgWriter(chart, look);
        var rows = new RowLayout(writer, bars, BarHeight, ends);
        var top = writer.Title();
        foreach (var panel in chart.Panels)
        {
            top = Panel(writer, rows, panel, chart.Operation, top);
        }

        var legend = new Legend(writer, top + 12);
        var isPoints = chart.Panels.All(panel => panel.Axis.IsLog);
        foreach (var meaning in bars.Select(bar => Choose(bar, chart.Operation)).Distinct().Order())
        {
            Action<string, Meaning, bool> add = isPoints ? legend.AddPoint : legend.AddBar;
            add(
                meaning switch
                {
                    Meaning.Baseline => "baseline",
                    Meaning.Reference => "a reference for scale",
                    _ => $"time to {Palette.Get(meaning)}",
                },
                meaning,
                false);
        }

        if (bars.Any(bar => bar.Interval is not null))
        {
            legend.AddWhisker();
        }

        if (bars.Any(IsLossy))
        {
            legend.AddBar("lossy: not all of the data came back", chart.Operation, isHollow: true);
        }

        var values = chart.Panels.Select(panel =>
            $"{panel.Title}: {string.Join(", ", panel.Bars.Select(bar => $"{bar.Name} {Scale.Time.Text(bar.Value, panel.Unit)}"))}.");
        return writer.Finish(legend.Bottom, string.Join(" ", values));
    }

    private static double Panel(SvgWriter writer, RowLayout rows, BarPanel panel, Meaning operation, double top)
    {
        var (axis, unit) = (panel.Axis, panel.Unit);
        double X(double value) => rows.Left + (axis.Place(value) * (rows.Right - rows.Left));
        writer.Text(SvgWriter.Margin, top + 10, panel.Title, 13, isBold: true);
        var (first, last) = (top + PanelHead, top + PanelHead + (panel.Bars.Count * rows.Height));
        if (axis.IsLog)
        {
            writer.Lines(
                Palette.Grid,
                string.Concat(panel.Bars.Select((_, i) =>
                    $"M{SvgWriter.Number(rows.Left)} {SvgWriter.Number(rows.Middle(first, i))}H{SvgWriter.Number(rows.Right)}")));
        }

        bool IsCut(Bar bar) => !axis.IsLog && bar.Value > axis.To;
        var text = $"time of one call, {axis.Description}{(panel.Bars.Any(IsCut) ? BarMarks.CutText : "")}";
        var more = rows.Axis(axis.Ticks, X, axis.Label, text, first, last);
        rows.Names(panel.Bars, first);
        writer.Open("g", ("class", Palette.Get(operation)));
        for (var i = 0; i < panel.Bars.Count; i++)
        {
            Mark(writer, panel.Bars[i], operation, unit, rows.Left, X(panel.Bars[i].Value), rows.Middle(first, i), axis);
        }

        writer.Close();
        writer.Lines(Palette.Ink, string.Concat(panel.Bars.Select((bar, i) => bar.Interval is { } interval && !IsCut(bar)
            ? BarMarks.Whisker(
                X(interval.Low), X(interval.High), rows.Middle(first, i), interval.Low < axis.From, interval.High > axis.To * 1.001)
            : "")));
        writer.Open("g");
        for (var i = 0; i < panel.Bars.Count; i++)
        {
            var bar = panel.Bars[i];
            var end = X(Math.Max(bar.Value, bar.Interval?.High ?? 0)) + (IsCut(bar) ? BarMarks.ArrowWidth : 0);
            writer.Text(end + 7, rows.Middle(first, i) + 4, End(bar, unit));
        }

        writer.Close();
        return last + PanelFoot + more;
    }

    private static void Mark(
        SvgWriter writer, Bar bar, Meaning operation, ScaleUnit unit, double left, double x, double middle, Axis axis)
    {
        var meaning = Choose(bar, operation);
        (string, object)[] look =
        [
            .. meaning == operation ? Array.Empty<(string, object)>() : [("class", Palette.Get(meaning))],
            .. IsLossy(bar) ? BarMarks.Hollow : [],
        ];
        if (axis.IsLog)
        {
            writer.Described("circle", Describe(bar, unit), [("cx", x), ("cy", middle), ("r", 5), .. look]);
            return;
        }

        var (isCut, top) = (bar.Value > axis.To, middle - (BarHeight / 2));
        writer.Described(
            "rect",
            Describe(bar, unit),
            [
                ("x", left), ("y", top), ("width", Math.Max(1, x - left - (isCut ? BarMarks.CutEnd : 0))), ("height", BarHeight), .. look,
            ]);
        if (isCut)
        {
            BarMarks.Cut(writer, x, top, BarHeight);
        }
    }

    private static Meaning Choose(Bar bar, Meaning operation) =>
        bar.IsReference ? Meaning.Reference : bar.IsBaseline ? Meaning.Baseline : operation;

    private static bool IsLossy(Bar bar) => bar.Note?.StartsWith("lossy", StringComparison.Ordinal) == true;

    private static string End(Bar bar, ScaleUnit unit) => Scale.Time.Text(bar.Value, unit) + (bar.Note is null ? "" : $" ({bar.Note})");

    private static string Describe(Bar bar, ScaleUnit unit) =>
        $"{bar.Name}: {Scale.Time.Text(bar.Value, unit)}"
        + (bar.Interval is { } i ? $", 95 % interval {Scale.Time.Text(i.Low, unit)} to {Scale.Time.Text(i.High, unit)}" : "")
        + (bar.IsReference ? "; reference" : bar.IsBaseline ? "; baseline" : "")
        + (bar.Note is null ? "" : $"; {bar.Note}");
}
