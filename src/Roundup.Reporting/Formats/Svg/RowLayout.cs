using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

internal sealed class RowLayout
{
    private const double WidestName = 280;
    private const double NameLine = 17;
    private const double Gap = 8;
    private const double AxisLine = 15;

    private readonly SvgWriter _writer;
    private readonly double _marks;

    public RowLayout(SvgWriter writer, IEnumerable<ChartRow> rows, double marks, double ends)
    {
        (_writer, _marks) = (writer, marks);
        var name = writer.Look.IsNarrow ? 0 : Math.Min(WidestName, rows.Max(row => SvgText.Width(row.Name) + 4)) + Gap;
        (Left, Right) = (SvgWriter.Margin + name, writer.Width - SvgWriter.Margin - ends);
        Height = marks + (writer.Look.IsNarrow ? NameLine + Gap : 7);
    }

    public double Left { get; }

    public double Right { get; }

    public double Height { get; }

    public double Middle(double top, int row) =>
        top + (row * Height) + (_writer.Look.IsNarrow ? NameLine + (_marks / 2) : Height / 2);

    public void Names(IReadOnlyList<ChartRow> rows, double top)
    {
        var isNarrow = _writer.Look.IsNarrow;
        var names = SvgText.FitNames(rows.Select(row => row.Name), isNarrow ? _writer.Width - (2 * SvgWriter.Margin) : WidestName);
        _writer.Open("g", SvgWriter.Anchor(isNarrow ? "start" : "end"));
        for (var i = 0; i < rows.Count; i++)
        {
            _writer.Text(
                isNarrow ? SvgWriter.Margin : Left - Gap,
                isNarrow ? top + (i * Height) + 12 : Middle(top, i) + 4,
                names[rows[i].Name],
                isBold: rows[i].IsBaseline,
                detail: isNarrow ? rows[i].Detail : null);
        }

        _writer.Close();
    }

    // Returns the height of what the text needs beyond its first line.
    public double Axis(
        IReadOnlyList<double> ticks, Func<double, double> x, Func<double, string> label, string text, double top, double bottom)
    {
        Grid(ticks, x, top, bottom);
        string[] lines = [.. SvgText.Wrap(text, _writer.Width - (2 * SvgWriter.Margin), _writer.Look.Small)];
        var half = lines.Max(line => SvgText.Width(line, _writer.Look.Small)) / 2;
        var middle = Math.Max(Math.Min((Left + Right) / 2, _writer.Width - SvgWriter.Margin - half), SvgWriter.Margin + half);
        _writer.Small(
            "middle",
            [
                .. ticks.Select(tick => (x(tick), bottom + 17, label(tick))),
                .. lines.Select((line, i) => (middle, bottom + 33 + (i * AxisLine), line)),
            ]);
        return (lines.Length - 1) * AxisLine;
    }

    public void Grid(IReadOnlyList<double> ticks, Func<double, double> x, double top, double bottom)
    {
        string Line(double tick) => $"M{SvgWriter.Number(x(tick))} {SvgWriter.Number(top - 3)}V{SvgWriter.Number(bottom + 3)}";
        _writer.Lines(Palette.Grid, string.Concat(ticks.Skip(1).Select(Line)));
        _writer.Lines(Palette.Axis, Line(ticks[0]));
    }
}
