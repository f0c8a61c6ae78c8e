using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Output;

internal static class ReportExports
{
    /// <summary>A report with the files that were asked for; the same report where the run has nothing that they could hold.</summary>
    public static Report With(CliContext context, Report report, IReadOnlyList<string> names) =>
        HasData(report)
            ? report.With(context.Formats.Where(format => format.Kind == FormatKind.Export && names.Contains(format.Name)))
            : report;

    public static bool HasData(Report report) => report.Data.Any(section => section.Blocks.Count > 0);
}
