using System.CommandLine;
using System.CommandLine.Completions;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Lists;

/// <summary><c>--format</c>: the output format of a list.</summary>
internal static class FormatOption
{
    public static Option<IReportFormat?> Create(CliContext context)
    {
        List<IReportFormat> formats = [.. context.Formats.Where(format => format.Kind != FormatKind.Picture)];
        string[] names = [.. formats.Select(format => format.Name)];
        var option = new Option<IReportFormat?>("--format")
        {
            HelpName = "NAME",
            Description = $"The output format: {string.Join(", ", names)} (default: {names[0]}).",
            CustomParser = result =>
                Parsers.Name(result, "--format", names) is { } name ? formats.Find(format => format.Name == name) : null,
        };
        option.CompletionSources.Add(_ => names.Select(name => new CompletionItem(name)));
        return option;
    }
}
