using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Output;

internal static class ReportExports
{
    // With the files for which the run has something.
    public static Report With(CliContext context, Report report, IReadOnlyList<string> names) =>
        report.With(Of(context, names).Where(format => format.Lacks(report.Data) is null));

    // As they are in the files: GitHub reads them on standard output alone.
    public static void Print(CliContext context, Report report, IReadOnlyList<string> names)
    {
        foreach (var format in Of(context, names).Where(format => format.IsPrinted && format.Lacks(report.Data) is null))
        {
            context.Show(report.Data, format);
        }
    }

    // A text about what is left out; null where all is written.
    public static string? Missing(CliContext context, Report report, IReadOnlyList<string> names, string run) =>
        (from format in Of(context, names)
         where format.Lacks(report.Data) is not null
         select $"--export {format.Name} needs {format.Lacks(report.Data)}, and {run} has none").FirstOrDefault();

    private static IEnumerable<IReportFormat> Of(CliContext context, IReadOnlyList<string> names) =>
        context.Formats.Where(format => format.Kind == FormatKind.Export && names.Contains(format.Name));
}
