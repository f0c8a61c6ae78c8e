using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

internal sealed class Legend(SvgWriter writer, double y)
{
    private const double LineHeight = 18;

    private double _x = SvgWriter.Margin;
    private double _y = y;

    public double Bottom => _y + 4;

    // A mark has 18 x 12, and is drawn from its left edge and its middle.
    public void Add(string text, Action<double, double> mark)
    {
        var width = 24 + SvgText.Width(text, writer.Look.Small) + 12;
        if (_x > SvgWriter.Margin && _x + width > writer.Width)
        {
            (_x, _y) = (SvgWriter.Margin, _y + LineHeight);
        }

        mark(_x, _y - 4);
        writer.Small("start", [(_x + 24, _y, text)]);
        _x += width;
    }

    public void AddBar(string text, Meaning meaning, bool isHollow = false) => Add(text, (x, y) =>
        writer.Element("rect", [("class", Palette.Get(meaning)), ("x", x), ("y", y - 6), ("width", 18), ("height", 12),
            .. isHollow ? BarMarks.Hollow : []]));

    public void AddPoint(string text, Meaning meaning, bool isHollow = false) => Add(text, (x, y) =>
        writer.Element(
            "circle", [("class", Palette.Get(meaning)), ("cx", x + 9), ("cy", y), ("r", 5), .. isHollow ? BarMarks.Hollow : []]));

    public void AddWhisker() => Add("95 % interval", (x, y) => writer.Lines(Palette.Ink, BarMarks.Whisker(x, x + 18, y)));
}

internal static class BarMarks
{
    /// <summary>What is added to the description of an axis that is shorter than a bar.</summary>
    public const string CutText = "; longer bars are cut";

    /// <summary>How far a cut bar extends beyond the axis.</summary>
    public const int ArrowWidth = 5;

    /// <summary>The length of a cut bar that is not part of its rectangle.</summary>
    public const int CutEnd = 16;

    private const int CutGap = 5;

    /// <summary>The look of what is not the whole: a shell.</summary>
    public static (string Name, object Value)[] Hollow { get; } = [("fill-opacity", 0.2), ("stroke-width", 1), ("stroke-dasharray", "3 2")];

    /// <summary>A line with a bar at each end.</summary>
    public static string Whisker(double low, double high, double y) =>
        $"M{SvgWriter.Number(low)} {SvgWriter.Number(y)}H{SvgWriter.Number(high)}"
        + End(low, y) + End(high, y);

    /// <summary>The same, with an arrow where an end lies beyond the axis.</summary>
    public static string Whisker(double low, double high, double y, bool isLowCut, bool isHighCut) =>
        $"M{SvgWriter.Number(low)} {SvgWriter.Number(y)}H{SvgWriter.Number(high)}"
        + (isLowCut ? $"m{SvgWriter.Number(low - high + 4)} -3l-4 3l4 3" : End(low, y))
        + (isHighCut ? $"M{SvgWriter.Number(high - 4)} {SvgWriter.Number(y - 3)}l4 3l-4 3" : End(high, y));

    /// <summary>The end of a bar that is longer than the axis, which its rectangle leaves out: a gap, and an arrow.</summary>
    public static void Cut(SvgWriter writer, double x, double y, double height)
    {
        var half = SvgWriter.Number(height / 2);
        writer.Element(
            "path",
            ("d", $"M{SvgWriter.Number(x - CutEnd + CutGap)} {SvgWriter.Number(y)}H{SvgWriter.Number(x)}"
                + $"l{ArrowWidth} {half}l-{ArrowWidth} {half}h-{CutEnd - CutGap}z"));
    }

    private static string End(double x, double y) => $"M{SvgWriter.Number(x)} {SvgWriter.Number(y - 3)}v6";
}
