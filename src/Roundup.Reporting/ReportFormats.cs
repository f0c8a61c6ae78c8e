using Roundup.Reporting.Charts;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Formats.Console;
using Roundup.Reporting.Formats.Csv;
using Roundup.Reporting.Formats.Exports;
using Roundup.Reporting.Formats.Html;
using Roundup.Reporting.Formats.Json;
using Roundup.Reporting.Formats.Markdown;
using Roundup.Reporting.Formats.Svg;

namespace Roundup.Reporting;

/// <summary>The output formats.</summary>
public static class ReportFormats
{
    /// <summary>The short report.</summary>
    public static IReportFormat Console { get; } = new ConsoleFormat();

    /// <summary>The full report.</summary>
    public static IReportFormat Markdown { get; } = new MarkdownFormat();

    /// <summary>The full report as a page.</summary>
    public static IReportFormat Page { get; } = new HtmlFormat();

    /// <summary>The style of that page, for pages that stand beside it.</summary>
    public static string PageStyle => HtmlScript.Style;

    /// <summary>All formats.</summary>
    public static IReadOnlyList<IReportFormat> All { get; } =
    [
        Console, Markdown, Page, new CsvFormat(), new JsonFormat(), new SvgFormat(),
        new BenchmarkDotNetFormat(), new GitHubActionFormat(), new JUnitFormat(), new SarifFormat(), new AnnotationsFormat(),
    ];

    /// <summary>A chart as SVG for an article: narrow, with large letters; the reader's system decides on light and dark.</summary>
    public static string Drawing(Chart chart) => SvgFormat.Draw(chart, SvgLook.Article);
}
