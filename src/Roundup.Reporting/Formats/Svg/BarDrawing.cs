using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Formats.Svg;

internal static class BarDrawing
{
    private const double RowHeight = 19;
    private const double BarHeight = 12;
    private const double PanelHead = 30;
    private const double PanelFoot = 44;
    private const double WidestLabel = 300;
    private const double Head = 62;
    private const double Foot = 30;

    public static string Draw(BarChart chart)
    {
        var bars = chart.Panels.SelectMany(p => p.Bars).ToList();
        var label = Math.Min(WidestLabel, bars.Max(b => SvgText.Width(b.Name) + 4));
        var panels = chart.Panels.Select(panel => (Panel: panel, panel.Unit)).ToList();
        var ends = panels.Max(p => p.Panel.Bars.Max(b => SvgText.Width(End(b, p.Unit)))) + 10;
        var (left, right) = (SvgWriter.Margin + label + 8, SvgWriter.Width - SvgWriter.Margin - ends);
        var height = Head + chart.Panels.Sum(p => PanelHead + (p.Bars.Count * RowHeight) + PanelFoot) + Foot;
        var texts = panels.Select(p =>
            $"{p.Panel.Title}: {string.Join(", ", p.Panel.Bars.Select(b => $"{b.Name} {Scale.Time.Text(b.Value, p.Unit)}"))}.");
        var writer = new SvgWriter(height, chart, string.Join(" ", texts));
        if (bars.Any(b => b.Kind.HasFlag(RowKind.Reference)))
        {
            DefineHatch(writer);
        }

        writer.Title();
        var top = Head;
        foreach (var (panel, unit) in panels)
        {
            top = Panel(writer, panel, unit, left, right, top);
        }

        Legend(writer, bars, height - 13);
        return writer.Finish();
    }

    private static double Panel(SvgWriter writer, BarPanel panel, Unit unit, double left, double right, double top)
    {
        var axis = panel.Axis;
        double X(double value) => left + (axis.Place(value) * (right - left));
        writer.Open("g");
        writer.Text(SvgWriter.Margin, top + 18, panel.Title, bold: true, size: 13);
        var (first, last) = (top + PanelHead, top + PanelHead + (panel.Bars.Count * RowHeight));
        foreach (var tick in axis.Ticks)
        {
            writer.Line(X(tick), first - 3, X(tick), last + 3, tick == axis.From ? Palette.Rule : Palette.Grid);
            writer.Text(X(tick), last + 17, axis.Label(tick), "middle", Palette.Faint, 11);
        }

        writer.Text((left + right) / 2, last + 32, $"time of one call, {axis.Description}", "middle", Palette.Faint, 11);
        var labels = SvgText.FitNames(panel.Bars.Select(bar => bar.Name), WidestLabel);
        for (var i = 0; i < panel.Bars.Count; i++)
        {
            Draw(writer, panel.Bars[i], labels[panel.Bars[i].Name], unit, left, first + (i * RowHeight), X);
        }

        writer.Close();
        return last + PanelFoot;
    }

    private static void Draw(
        SvgWriter writer, Bar bar, string label, Unit unit, double left, double top, Func<double, double> x)
    {
        var (middle, end) = (top + (RowHeight / 2), x(bar.Value));
        writer.Open("g");
        writer.Content("title", Describe(bar, unit));
        writer.Text(left - 8, middle + 4, label, "end", bold: bar.Kind.HasFlag(RowKind.Baseline));
        writer.Element(
            "rect",
            [("x", left), ("y", middle - (BarHeight / 2)), ("width", Math.Max(1, end - left)), ("height", BarHeight),
                .. Look(bar.Kind, IsLossy(bar))]);
        var text = end;
        if (bar.Interval is { } interval)
        {
            text = Math.Max(text, Whisker(writer, x(interval.Low), x(interval.High), x(double.MaxValue), middle, interval.High));
        }

        writer.Text(text + 7, middle + 4, End(bar, unit));
        writer.Close();

        double Whisker(SvgWriter w, double low, double high, double edge, double y, double value)
        {
            var cut = high >= edge - 0.01 && x(value * 0.999) >= edge - 0.01;
            w.Line(low, y, high, y, Palette.Whisker);
            w.Line(low, y - 3, low, y + 3, Palette.Whisker);
            if (cut)
            {
                w.Element("path", ("d", $"M{SvgWriter.Number(high)} {SvgWriter.Number(y - 3)}l5 3l-5 3z"), ("fill", Palette.Whisker));
                return high + 5;
            }

            w.Line(high, y - 3, high, y + 3, Palette.Whisker);
            return high;
        }
    }

    private static void Legend(SvgWriter writer, List<Bar> bars, double y)
    {
        var x = SvgWriter.Margin;
        foreach (var kind in bars.Select(b => b.Kind).Distinct().Order())
        {
            writer.Element("rect", ("x", x), ("y", y - 10), ("width", 18), ("height", BarHeight), ("fill", Fill(kind)));
            x = Word(
                x + 24,
                kind switch { RowKind.Baseline => "baseline", RowKind.Reference => "floor, a reference for scale", _ => "serializer" });
        }

        if (bars.Any(b => b.Interval is not null))
        {
            writer.Line(x, y - 4, x + 18, y - 4, Palette.Whisker);
            writer.Line(x, y - 7, x, y - 1, Palette.Whisker);
            writer.Line(x + 18, y - 7, x + 18, y - 1, Palette.Whisker);
            x = Word(x + 24, "95 % interval");
        }

        if (bars.Any(IsLossy))
        {
            writer.Element("rect", [("x", x), ("y", y - 10), ("width", 18), ("height", BarHeight), .. Look(RowKind.Plain, isLossy: true)]);
            Word(x + 24, "lossy: not all of the data came back");
        }

        double Word(double at, string text)
        {
            writer.Text(at, y, text, fill: Palette.Faint, size: 11);
            return at + SvgText.Width(text, 11) + 14;
        }
    }

    private static void DefineHatch(SvgWriter writer)
    {
        writer.Open("defs");
        writer.Open(
            "pattern",
            ("id", "hatch"),
            ("width", 6),
            ("height", 6),
            ("patternUnits", "userSpaceOnUse"),
            ("patternTransform", "rotate(45)"));
        writer.Element("rect", ("width", 6), ("height", 6), ("fill", Palette.Floor));
        writer.Line(0, 0, 0, 6, Palette.Hatch, 2);
        writer.Close();
        writer.Close();
    }

    private static bool IsLossy(Bar bar) => bar.Note?.StartsWith("lossy", StringComparison.Ordinal) == true;

    /// <summary>What is lossy is a shell of a bar.</summary>
    private static (string, object)[] Look(RowKind kind, bool isLossy) =>
        isLossy
            ? [("fill", Fill(kind)), ("fill-opacity", 0.3), ("stroke", Palette.Rule), ("stroke-dasharray", "3 2")]
            : [("fill", Fill(kind))];

    private static string Fill(RowKind kind) =>
        kind switch { RowKind.Baseline => Palette.Baseline, RowKind.Reference => "url(#hatch)", _ => Palette.Row };

    private static string End(Bar bar, Unit unit) => Scale.Time.Text(bar.Value, unit) + (bar.Note is null ? "" : $" ({bar.Note})");

    private static string Describe(Bar bar, Unit unit) =>
        $"{bar.Name}: {Scale.Time.Text(bar.Value, unit)}"
        + (bar.Interval is { } i ? $", 95 % interval {Scale.Time.Text(i.Low, unit)} to {Scale.Time.Text(i.High, unit)}" : "")
        + bar.Kind switch { RowKind.Reference => "; floor", RowKind.Baseline => "; baseline", _ => "" }
        + (bar.Note is null ? "" : $"; {bar.Note}");
}
