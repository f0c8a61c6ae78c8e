using System.CommandLine;
using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Parsing;

/// <summary>The option <c>--export</c> of the commands that write a report.</summary>
internal static class ExportOption
{
    public static Option<string[]> Create(CliContext context)
    {
        string[] Names() => [.. Formats(context).Select(format => format.Name)];
        return new Completions(context).Add(
            new Option<string[]>("--export")
            {
                HelpName = "NAME",
                CustomParser = Parsers.Names("--export", Names),
                Description = $"Also write the cases in the formats of other tools: {string.Join(", ", Names())}.",
            },
            _ => Names());
    }

    /// <summary>A report with the files that were asked for; the same report where the run has nothing that they could hold.</summary>
    public static Report Exported(CliContext context, Report report, IReadOnlyList<string> names) =>
        HasData(report) ? report.With(Formats(context).Where(format => names.Contains(format.Name))) : report;

    /// <summary>Whether there is anything to export.</summary>
    public static bool HasData(Report report) => report.Data.Any(section => section.Blocks.Count > 0);

    private static IEnumerable<IReportFormat> Formats(CliContext context) =>
        context.Formats.Where(format => format.Kind == FormatKind.Export);
}
