using Roundup.Reporting.Blocks;
using Roundup.Reporting.Csv;
using Roundup.Reporting.Markdown;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting;

/// <summary>Everything that is shown and written of a run.</summary>
/// <param name="Sections">The sections in the order of the full report; the console takes what is brief from them.</param>
/// <param name="Files">The files besides the pictures of the sections.</param>
public sealed record Report(IReadOnlyList<Section> Sections, IReadOnlyList<ReportFile> Files);

/// <summary>One file of a report. (JSON is the results file itself.)</summary>
/// <param name="Name">Its name within the run's folder.</param>
/// <param name="Write">Writes it: the same text every time.</param>
public sealed record ReportFile(string Name, Action<TextWriter> Write)
{
    /// <summary>The full report as Markdown.</summary>
    public static ReportFile Markdown(IReadOnlyList<Section> sections, string name = "report.md") =>
        new(name, output => MarkdownRenderer.Write(sections, output));

    /// <summary>Rows for programs.</summary>
    public static ReportFile Csv<TRow>(string name, IReadOnlyList<Column<TRow>> columns, IEnumerable<TRow> rows) =>
        new(name, output => CsvRenderer.Write(columns, rows, output));
}
