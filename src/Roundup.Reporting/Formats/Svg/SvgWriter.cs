using System.Globalization;
using System.Text;
using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

/// <summary>
/// The elements of a drawing. Every text is escaped here; numbers have two digits behind the point, so that the same chart gives the same
/// text.
/// </summary>
internal sealed class SvgWriter
{
    /// <summary>The distance of the drawing from the left and right edge.</summary>
    public const double Margin = 16;

    /// <summary>The width of every drawing.</summary>
    public const double Width = 900;

    /// <summary>No font is loaded: the reader's system decides.</summary>
    private const string Fonts = "system-ui, 'Segoe UI', 'DejaVu Sans', Arial, sans-serif";

    private readonly Chart _chart;
    private readonly StringBuilder _text = new();
    private readonly Stack<string> _open = new();

    /// <summary>
    /// Starts a drawing with its title and description for those who do not see it, on a white ground: it must be legible on light and dark
    /// pages.
    /// </summary>
    public SvgWriter(double height, Chart chart, string values)
    {
        _chart = chart;
        Open(
            "svg",
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("width", Width),
            ("height", height),
            ("viewBox", $"0 0 {Number(Width)} {Number(height)}"),
            ("role", "img"),
            ("aria-label", chart.Title),
            ("font-family", Fonts),
            ("font-size", SvgText.Size));
        Content("title", chart.Title);
        Content("desc", $"{chart.Subtitle}. {values}");
        Element("rect", ("width", Width), ("height", height), ("rx", 6), ("fill", Palette.Ground));
    }

    /// <summary>Draws the title and the line below it.</summary>
    public void Title()
    {
        Text(Margin, 28, _chart.Title, size: 17, bold: true);
        Text(Margin, 48, _chart.Subtitle, fill: Palette.Faint);
    }

    /// <summary>Starts an element with children.</summary>
    public void Open(string name, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append(">\n");
        _open.Push(name);
    }

    public void Close()
    {
        var name = _open.Pop();
        Indent();
        _text.Append(CultureInfo.InvariantCulture, $"</{name}>\n");
    }

    public void Element(string name, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append("/>\n");
    }

    public void Content(string name, string text, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append(CultureInfo.InvariantCulture, $">{SvgText.Escape(text)}</{name}>\n");
    }

    /// <summary>A line of text; <paramref name="anchor"/> is start, middle or end.</summary>
    public void Text(
        double x, double y, string text, string anchor = "start",
        string fill = Palette.Ink, double size = SvgText.Size, bool bold = false) =>
        Content("text", text,
    [
        ("x", x), ("y", y), ("fill", fill),
        .. anchor == "start" ? Array.Empty<(string, object)>() : [("text-anchor", anchor)],
        .. size == SvgText.Size ? Array.Empty<(string, object)>() : [("font-size", size)],
        .. bold ? [("font-weight", "bold")] : Array.Empty<(string, object)>(),
    ]);

    public void Line(double x1, double y1, double x2, double y2, string stroke, double width = 1) =>
        Element("line", ("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2), ("stroke", stroke), ("stroke-width", width));

    /// <summary>Ends the open elements and returns the drawing.</summary>
    public string Finish()
    {
        while (_open.Count > 0)
        {
            Close();
        }

        return _text.ToString();
    }

    /// <summary>Two digits behind the point, at most.</summary>
    public static string Number(double value) => value.ToString("0.##", CultureInfo.InvariantCulture);

    private void Start(string name, (string Name, object Value)[] attributes)
    {
        Indent();
        _text.Append(CultureInfo.InvariantCulture, $"<{name}");
        foreach (var (attribute, value) in attributes)
        {
            var text = value is string s ? SvgText.Escape(s) : Number(Convert.ToDouble(value, CultureInfo.InvariantCulture));
            _text.Append(CultureInfo.InvariantCulture, $" {attribute}=\"{text}\"");
        }
    }

    private void Indent() => _text.Append(' ', _open.Count * 2);
}

/// <summary>The colours: few, distinguishable with red-green blindness, and never the only sign of anything.</summary>
internal static class Palette
{
    public const string Ground = "#ffffff";
    public const string Ink = "#24292f";
    public const string Faint = "#6a737d";
    public const string Grid = "#e4e7eb";
    public const string Rule = "#9aa3ad";
    public const string Row = "#5b8cb8";
    public const string Baseline = "#d9822b";
    public const string Floor = "#b9c4cf";
    public const string Hatch = "#8896a5";
    public const string Whisker = "#24292f";

    /// <summary>For lines, after Okabe and Ito (2008).</summary>
    public static IReadOnlyList<string> Lines { get; } =
        ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#a6761d", "#56b4e9", "#7b3fa0", "#24292f"];
}
