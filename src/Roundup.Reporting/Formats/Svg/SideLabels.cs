using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

// Names at the right of a drawing, beside what they name; where the drawing is narrow, numbers there, and the names below.
internal sealed class SideLabels
{
    public const double LineHeight = 15;

    private const double WidestName = 280;

    private readonly SvgWriter _writer;
    private readonly IReadOnlyList<string> _names;

    public SideLabels(SvgWriter writer, IReadOnlyList<string> names)
    {
        (_writer, _names) = (writer, names);
        Width = writer.Look.IsNarrow ? SvgText.Width("00") : Math.Min(WidestName, names.Select(name => SvgText.Width(name)).Max());
    }

    public double Width { get; }

    public void Draw(IReadOnlyList<(double X, double Y)> places, IReadOnlySet<int> bold, double right, double top, double bottom)
    {
        var lines = Spread([.. places.Select(place => place.Y)], top, bottom);
        _writer.Lines(
            Palette.Axis,
            string.Concat(places.Zip(lines, (place, line) =>
                $"M{SvgWriter.Number(place.X)} {SvgWriter.Number(place.Y)}L{SvgWriter.Number(right + 9)} {SvgWriter.Number(line)}")),
            0.7);
        var names = SvgText.FitNames(_names, WidestName);
        _writer.Open("g");
        for (var i = 0; i < lines.Length; i++)
        {
            _writer.Text(right + 12, lines[i] + 4, _writer.Look.IsNarrow ? $"{i + 1}" : names[_names[i]], isBold: bold.Contains(i));
        }

        _writer.Close();
    }

    public double List(IReadOnlyList<string> details, double top)
    {
        if (!_writer.Look.IsNarrow)
        {
            return top;
        }

        _writer.Open("g");
        for (var i = 0; i < _names.Count; i++)
        {
            var y = top + ((i + 1) * (LineHeight + 3));
            _writer.Text(SvgWriter.Margin, y, $"{i + 1}", isBold: true);
            var room = _writer.Width - (2 * SvgWriter.Margin) - 26 - SvgText.Width(details[i], 11);
            _writer.Text(SvgWriter.Margin + 20, y, SvgText.Fit(_names[i], room), detail: details[i]);
        }

        _writer.Close();
        return top + (_names.Count * (LineHeight + 3)) + 4;
    }

    // Moves names apart: down from the top, then those beyond the lower edge up again.
    private static double[] Spread(double[] places, double top, double bottom)
    {
        for (var i = 1; i < places.Length; i++)
        {
            places[i] = Math.Max(places[i], places[i - 1] + LineHeight);
        }

        for (var i = places.Length - 1; i >= 0; i--)
        {
            places[i] = Math.Min(places[i], bottom - ((places.Length - 1 - i) * LineHeight));
        }

        return [.. places.Select(place => Math.Max(place, top - 10))];
    }
}

internal sealed record Field(SvgWriter Writer, double Left, double Right, double Top, double Bottom)
{
    public void Vertical(Axis axis)
    {
        double Y(double tick) => Bottom - (axis.Place(tick) * (Bottom - Top));
        string Line(double tick) => $"M{SvgWriter.Number(Left)} {SvgWriter.Number(Y(tick))}H{SvgWriter.Number(Right)}";
        Writer.Lines(Palette.Grid, string.Concat(axis.Ticks.Where(tick => tick != axis.From).Select(Line)));
        Writer.Lines(Palette.Axis, string.Concat(axis.Ticks.Where(tick => tick == axis.From).Select(Line)));
        Writer.Small("end", axis.Ticks.Select(tick => (Left - 6, Y(tick) + 4, axis.Label(tick))));
    }

    public void Horizontal(IEnumerable<(double X, string Text)> ticks, params IEnumerable<string> lines) => Writer.Small(
        "middle",
        ticks.Select(tick => (tick.X, Bottom + 17, tick.Text))
            .Concat(lines.Select((line, i) => ((Left + Right) / 2, Bottom + 35 + (i * 15.0), line))));
}
