using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Output;

internal static class ReportExports
{
    // The same report where the run has nothing that the files could hold.
    public static Report With(CliContext context, Report report, IReadOnlyList<string> names) =>
        HasData(report)
            ? report.With(context.Formats.Where(format => format.Kind == FormatKind.Export && names.Contains(format.Name)))
            : report;

    public static bool HasData(Report report) => report.Data.Any(section => section.Blocks.Count > 0);
}
