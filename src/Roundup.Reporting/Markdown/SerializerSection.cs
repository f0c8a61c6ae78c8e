using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>The rows and what is known about their libraries.</summary>
internal static class SerializerSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Serializers", Anchors.Serializers);
        writer.Table(
            ["Serializer", "Package", "Version", "File version", "Format", "Needs", "Status", "Last release", "Licence", "Home", "Notes"],
            run.File.Serializers.OrderBy(s => s.Name, StringComparer.OrdinalIgnoreCase).Select(Line));
    }

    private static Cell[] Line(SerializerInfo info) =>
    [
        info.Name,
        info.Package ?? "part of .NET",
        info.Version,
        info.FileVersion,
        info.FormatDetails is { Length: > 0 } details ? $"{info.Format} ({details})" : info.Format,
        info.Needs,
        info.StatusReason is { Length: > 0 } reason ? $"{info.Status}: {reason}" : info.Status,
        info.LastRelease?.ToString(CultureInfo.InvariantCulture),
        info.Licence,
        new Cell(MarkdownText.Link(info.Home)),
        info.Notes,
    ];
}
