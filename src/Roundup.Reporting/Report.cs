using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Formats.Csv;
using Roundup.Reporting.Formats.Svg;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting;

/// <summary>Everything that is shown and written of a run.</summary>
/// <param name="Sections">The sections in the order of the full report; each format takes from them what it shows.</param>
/// <param name="Files">The files besides the documents and charts that the sections make. (JSON is the results file itself.)</param>
public sealed record Report(IReadOnlyList<Section> Sections, IReadOnlyList<ReportFile> Files)
{
    /// <summary>What the console shows unless all is asked for; the sections themselves where the tables are few.</summary>
    public IReadOnlyList<Section> Screen { get; init; } = Sections;

    /// <summary>What each experiment says of the serializers before and after a change; empty where the run compares nothing.</summary>
    public IReadOnlyList<ComparedPart> Compared { get; init; } = [];

    /// <summary>The pictures for other pages, which are written where they are asked for.</summary>
    public IReadOnlyList<Picture> Pictures { get; init; } = [];

    /// <summary>What other tools may read of the cases: a table of each experiment, and the times of warm calls.</summary>
    public IReadOnlyList<Section> Data { get; init; } = [];

    /// <summary>The same report with files for other tools.</summary>
    public Report With(IEnumerable<IReportFormat> exports) =>
        this with { Files = [.. Files, .. exports.Select(format => ReportFile.Of(format, format.FileName, Data))] };

    /// <summary>The documents.</summary>
    public IReadOnlyList<ReportDocument> Documents { get; init; } = [new("report", Sections) { IsShort = true }];

    /// <summary>All files: the documents in each format that runs write, the other files, and the charts.</summary>
    public IEnumerable<ReportFile> FilesIn(IReadOnlyList<IReportFormat> formats) =>
    [
        .. from document in Documents
           from format in formats
           where format.IsWrittenByRuns && format.Kind != FormatKind.Picture
           select ReportFile.Of(
               format, document.Name + format.Extension, document.Sections, document.IsShort ? Detail.Brief : Detail.Full),
        .. Files,
        .. from chart in Sections.SelectMany(section => section.Blocks).OfType<Chart>()
           from format in formats
           where format.IsWrittenByRuns && format.Kind == FormatKind.Picture
           select ReportFile.Of(format, Path.ChangeExtension(chart.FileName, format.Extension), [new Section(chart)]),
    ];
}

/// <summary>A document of a report: a file in each format that makes documents.</summary>
/// <param name="Name">The name of the file, without an extension.</param>
/// <param name="Sections">The sections in order.</param>
public sealed record ReportDocument(string Name, IReadOnlyList<Section> Sections)
{
    /// <summary>Whether Markdown has the short report, as the console does; a page has everything.</summary>
    public bool IsShort { get; init; }
}

/// <summary>One file of a report.</summary>
/// <param name="Name">The name within the run's folder, with forward slashes.</param>
/// <param name="Write">Writes the file: the same text every time.</param>
public sealed record ReportFile(string Name, Action<TextWriter> Write)
{
    /// <summary>Sections in a format.</summary>
    public static ReportFile Of(IReportFormat format, string name, IReadOnlyList<Section> sections, Detail detail = Detail.Full) =>
        new(name, output => format.Write(sections, new ReportOutput(output) { Detail = detail }));

    /// <summary>Serializers for programs.</summary>
    public static ReportFile Csv<TRow>(string name, IReadOnlyList<Column<TRow>> columns, IEnumerable<TRow> rows) =>
        Csv(name, new Table<TRow>(columns, [.. rows]) { Detail = Detail.Data });

    /// <summary>A table for programs.</summary>
    public static ReportFile Csv(string name, Table table) => Of(new CsvFormat(), name, [new Section(table)]);
}

/// <summary>A kind of picture for other pages.</summary>
/// <param name="Name">The name that a user types: <c>summary</c>.</param>
/// <param name="Needs">What a run must have for it, as the end of a sentence: <c>two serializers with a ratio</c>.</param>
public sealed record PictureKind(string Name, string Needs);

/// <summary>A picture of a run for other pages: few serializers, large letters, and all that it takes to understand it alone.</summary>
/// <param name="Kind">Its kind.</param>
/// <param name="Chart">Its chart; null where the run cannot have it.</param>
public sealed record Picture(PictureKind Kind, Func<Chart?> Chart)
{
    /// <summary>The picture as SVG; null where the run cannot have it.</summary>
    /// <param name="isDark">Whether its ground is dark.</param>
    public string? Svg(bool isDark) => Chart() is { } chart ? SvgFormat.Draw(chart, SvgLook.Picture(isDark)) : null;
}
