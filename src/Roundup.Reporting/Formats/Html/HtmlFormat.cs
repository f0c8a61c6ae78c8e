using System.Reflection;
using System.Security.Cryptography;
using System.Text;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Svg;

namespace Roundup.Reporting.Formats.Html;

/// <summary>
/// Writes the full report as one page that needs no other file, no network and no server. All text is escaped here, and the page forbids
/// itself everything but its own style and script.
/// </summary>
internal sealed class HtmlFormat : IReportFormat
{
    private static readonly string s_style = Palette.PageStyle + Resource("page.css");
    private static readonly string s_script = Resource("page.js");

    public string Name => "html";

    public string Extension => ".html";

    public FormatKind Kind => FormatKind.Document;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        var title = sections.SelectMany(section => section.In(HtmlDrawing.Report)).OfType<Heading>().FirstOrDefault()?.Text ?? "Roundup";
        var drawing = new HtmlDrawing(output.Text);
        output.Text.Write($"""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="{Policy}">
            <title>{HtmlText.Escape(title)}</title>
            <style>{s_style}</style>
            </head>
            <body>
            <a class="skip" href="#content">To the content</a>
            <form id="tools" role="search" hidden>
            <label for="filter">Rows that contain</label>
            <input id="filter" type="search" placeholder="MessagePack, XML, ..." autocomplete="off">
            <label><input id="exact" type="checkbox"> without marks</label>
            <output id="shown" aria-live="polite"></output>
            </form>
            <main id="content">

            """);
        drawing.Draw(sections);
        output.Text.Write($"</main>\n<script>{s_script}</script>\n</body>\n</html>\n");
    }

    /// <summary>What the page may load: nothing but its style and its script, by their hashes.</summary>
    private static string Policy =>
        $"default-src 'none'; style-src '{Hash(s_style)}'; script-src '{Hash(s_script)}'; base-uri 'none'; form-action 'none'";

    private static string Hash(string text) => "sha256-" + Convert.ToBase64String(SHA256.HashData(Encoding.UTF8.GetBytes(text)));

    /// <summary>A resource with the line ends that the page is written with: the hashes are of what a browser reads.</summary>
    private static string Resource(string name)
    {
        using var stream = Assembly.GetExecutingAssembly().GetManifestResourceStream(typeof(HtmlFormat), name)!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }
}
