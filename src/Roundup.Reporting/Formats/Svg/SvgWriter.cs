using System.Text;
using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

// The elements of a drawing, in few characters: a big report has a thousand charts. Every text is escaped here; numbers have one digit
// behind the point, so that the same chart gives the same text.
internal sealed class SvgWriter(Chart chart, SvgLook look)
{
    public const double Margin = 16;

    private const double LineHeight = 16;

    // No font is loaded: the reader's system decides.
    private const string Fonts = "system-ui,Segoe UI,DejaVu Sans,Arial,sans-serif";

    private readonly StringBuilder _text = new();
    private readonly Stack<string> _open = new();
    private readonly SortedSet<string> _colours = [Palette.Ground];

    public SvgLook Look => look;

    public double Width => look.Width;

    // Returns where the drawing can begin.
    public double Title()
    {
        var y = 12.0;
        foreach (var line in SvgText.Wrap(chart.Title, Width - (2 * Margin), 17, isBold: true))
        {
            y += 18;
            Text(Margin, y, line, 17, isBold: true);
        }

        Open("g", ("class", Palette.Faint));
        foreach (var line in SvgText.Wrap(chart.Subtitle, Width - (2 * Margin), SvgText.Size))
        {
            y += LineHeight + 2;
            Text(Margin, y, line);
        }

        Close();
        return y + 14;
    }

    public void Open(string name, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append('>');
        _open.Push(name);
    }

    public void Close() => _text.Append(CultureInfo.InvariantCulture, $"</{_open.Pop()}>\n");

    public void Element(string name, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append("/>\n");
    }

    public void Described(string name, string description, params (string Name, object Value)[] attributes)
    {
        Open(name, attributes);
        Content("title", description);
        Close();
    }

    public void Described(string name, string description, Action content)
    {
        Open(name);
        Content("title", description);
        content();
        Close();
    }

    public void Text(double x, double y, string text, double size = SvgText.Size, bool isBold = false, string? detail = null)
    {
        Start(
            "text",
            [
                ("x", x), ("y", y),
                .. size == SvgText.Size ? Array.Empty<(string, object)>() : [("font-size", size)],
                .. isBold ? [("font-weight", "bold")] : Array.Empty<(string, object)>(),
            ]);
        _text.Append(CultureInfo.InvariantCulture, $">{SvgText.Escape(text)}");
        if (detail is not null)
        {
            Content("tspan", detail, ("dx", 6), ("class", Palette.Faint), ("font-size", 11), ("font-weight", "normal"));
        }

        _text.Append("</text>");
    }

    // Lines in one colour: M16 8h100; nothing where there are none.
    public void Lines(string colour, string path, double width = 1)
    {
        if (path.Length > 0)
        {
            Element("path", [("class", colour), ("stroke-width", width), ("d", path)]);
        }
    }

    public void Small(string anchor, IEnumerable<(double X, double Y, string Text)> texts)
    {
        Open("g", [("class", Palette.Faint), ("font-size", look.Small), .. Anchor(anchor)]);
        foreach (var (x, y, text) in texts)
        {
            Text(x, y, text);
        }

        Close();
    }

    public static (string Name, object Value)[] Anchor(string anchor) => anchor == "start" ? [] : [("text-anchor", anchor)];

    // values: all of them, for those who do not see the drawing.
    public string Finish(double bottom, string values)
    {
        string[] footer = [.. chart.Footer.SelectMany(line => SvgText.Wrap(line, Width - (2 * Margin), look.Small))];
        if (footer.Length > 0)
        {
            Small("start", footer.Select((line, i) => (Margin, bottom + ((i + 1) * LineHeight), line)));
        }

        // Whole pixels: a picture of it has no edge of half a pixel.
        var shown = Math.Ceiling((bottom + (footer.Length * LineHeight) + 10) * look.Shown / Width);
        var height = shown * Width / look.Shown;
        var body = _text.ToString();
        _text.Clear();
        Open(
            "svg",
            [
                .. look.Theme == Theme.Page ? Array.Empty<(string, object)>() :
                [
                    ("xmlns", "http://www.w3.org/2000/svg"),
                    ("font-family", Fonts),
                ],
                ("width", look.Shown), ("height", shown), ("viewBox", $"0 0 {Number(Width)} {Number(height)}"),
                ("role", "img"), ("class", "chart"), ("font-size", SvgText.Size),
            ]);
        Content("title", chart.Title);
        if (look.Theme != Theme.Page)
        {
            Content("desc", $"{chart.Subtitle}. {values}");
            Content("style", Palette.Style(_colours, look.Theme));
            _text.Append('\n');
        }

        Element("rect", ("width", Width), ("height", height), ("rx", look.IsNarrow ? 0 : 6), ("class", Palette.Ground));
        _text.Append(body);
        Close();
        return _text.ToString();
    }

    public static string Number(double value) => (Math.Round(value, 1) + 0.0).ToString("0.#", CultureInfo.InvariantCulture);

    private void Content(string name, string text, params (string Name, object Value)[] attributes)
    {
        Start(name, attributes);
        _text.Append(CultureInfo.InvariantCulture, $">{SvgText.Escape(text)}</{name}>");
    }

    private void Start(string name, (string Name, object Value)[] attributes)
    {
        _text.Append(CultureInfo.InvariantCulture, $"<{name}");
        foreach (var (attribute, value) in attributes)
        {
            var text = value is string s ? SvgText.Escape(s) : Number(Convert.ToDouble(value, CultureInfo.InvariantCulture));
            _text.Append(CultureInfo.InvariantCulture, $" {attribute}=\"{text}\"");
            if (attribute == "class" && name != "svg")
            {
                _colours.Add(text);
            }
        }
    }
}
