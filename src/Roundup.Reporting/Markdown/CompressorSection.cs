using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The compressors and what is known about them; nothing where a run had none.</summary>
internal static class CompressorSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        if (run.File.Compressors.Count > 0)
        {
            writer.Heading(2, "Compressors", Anchors.Compressors);
            writer.Table(
                ["Compressor", "Package", "Version", "File version", "Status", "Last release", "Licence", "Home", "Notes"],
                run.File.Compressors.OrderBy(c => c.Name, StringComparer.OrdinalIgnoreCase).Select(Line));
        }
    }

    private static Cell[] Line(CompressorInfo info) =>
    [
        info.Name,
        info.Package,
        info.Version,
        info.FileVersion,
        info.Status,
        info.LastRelease?.ToString(CultureInfo.InvariantCulture),
        info.Licence,
        new Cell(MarkdownText.Link(info.Home)),
        info.Notes,
    ];
}
