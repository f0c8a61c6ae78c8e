using System.Globalization;
using System.Text;

namespace Roundup.Reporting.Svg;

/// <summary>
/// The few elements that the charts are made of. Every text is escaped here, in one place; numbers have two digits behind the point, so the
/// same chart is the same text.
/// </summary>
internal sealed class SvgWriter
{
    /// <summary>No font is loaded: whatever the reader's system uses.</summary>
    private const string Fonts = "system-ui, 'Segoe UI', 'DejaVu Sans', Arial, sans-serif";

    private readonly StringBuilder _text = new();
    private readonly Stack<string> _open = new();

    /// <summary>
    /// Starts a picture with its title and description for those who do not see it, on a ground of its own: it must be legible on light and
    /// dark pages.
    /// </summary>
    public SvgWriter(double width, double height, string title, string description)
    {
        Open(
            "svg",
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("width", width),
            ("height", height),
            ("viewBox", $"0 0 {Number(width)} {Number(height)}"),
            ("role", "img"),
            ("aria-label", title),
            ("font-family", Fonts),
            ("font-size", SvgText.Size));
        Content("title", title);
        Content("desc", description);
        Element("rect", ("width", width), ("height", height), ("rx", 6), ("fill", Palette.Ground));
    }

    /// <summary>Starts an element that holds others.</summary>
    public void Open(string name, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append(">\n");
        _open.Push(name);
    }

    /// <summary>Ends the innermost open element.</summary>
    public void Close()
    {
        var name = _open.Pop();
        Indent();
        _text.Append(CultureInfo.InvariantCulture, $"</{name}>\n");
    }

    /// <summary>An element without content.</summary>
    public void Element(string name, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append("/>\n");
    }

    /// <summary>An element with text.</summary>
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

    /// <summary>A straight line.</summary>
    public void Line(double x1, double y1, double x2, double y2, string stroke, double width = 1) =>
        Element("line", ("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2), ("stroke", stroke), ("stroke-width", width));

    /// <summary>Ends what is open; the picture.</summary>
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
