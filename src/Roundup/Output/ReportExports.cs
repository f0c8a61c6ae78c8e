using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Output;

internal static class ReportExports
{
    // With the files for which the run has something.
    public static Report With(CliContext context, Report report, IReadOnlyList<string> names) =>
        report.With(Of(context, names).Where(format => format.HasData(report.Data)));

    // As they are in the files: GitHub reads them on standard output alone.
    public static void Print(CliContext context, Report report, IReadOnlyList<string> names)
    {
        foreach (var format in Of(context, names).Where(format => format.IsPrinted && format.HasData(report.Data)))
        {
            context.Show(report.Data, format);
        }
    }

    // A text about what is left out; null where all is written.
    public static string? Missing(CliContext context, Report report, IReadOnlyList<string> names, string run) =>
        Of(context, names).FirstOrDefault(format => !format.HasData(report.Data)) is { } missing
            ? $"--export {missing.Name} needs {missing.Needs}, and {run} has none"
            : null;

    private static IEnumerable<IReportFormat> Of(CliContext context, IReadOnlyList<string> names) =>
        context.Formats.Where(format => format.Kind == FormatKind.Export && names.Contains(format.Name));
}
