using System.Security.Cryptography;
using System.Text;
using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Formats.Html;

// Writes the full report as one page that needs no other file, no network and no server. All text is escaped here, and the page forbids
// itself everything but its own style and script.
internal sealed class HtmlFormat : IReportFormat
{
    public string Name => "html";

    public string Extension => ".html";

    public FormatKind Kind => FormatKind.Document;

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        var title = sections.SelectMany(section => section.In(HtmlDrawing.Report)).OfType<Heading>().FirstOrDefault()?.Text ?? "Roundup";
        var hasNumbers = sections.SelectMany(section => section.In(HtmlDrawing.Report)).OfType<RunData>().Any();
        var drawing = new HtmlDrawing(output.Text);
        var script = hasNumbers ? HtmlScript.Script : HtmlScript.PlainScript;
        output.Text.Write($"""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="{Policy(script)}">
            <title>{HtmlText.Escape(title)}</title>
            <style>{HtmlScript.Style}</style>
            </head>
            <body>
            <a class="skip" href="#content">Skip to the content</a>
            <form id="tools" role="search" hidden></form>
            <main id="content">

            """);
        drawing.Draw(sections);
        output.Text.Write($"</main>\n<script>{script}</script>\n</body>\n</html>\n");
    }

    // What the page may load: its style and its script, by their hashes, and pictures that it draws itself.
    private static string Policy(string script) => $"default-src 'none'; style-src '{Hash(HtmlScript.Style)}'; "
        + $"script-src '{Hash(script)}'; img-src blob:; base-uri 'none'; form-action 'none'";

    private static string Hash(string text) => "sha256-" + Convert.ToBase64String(SHA256.HashData(Encoding.UTF8.GetBytes(text)));
}
