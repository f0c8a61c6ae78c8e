using System.CommandLine;
using System.CommandLine.Completions;
using Roundup.Catalogue.Definitions;
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
            {
                var text = result.Tokens[^1].Value;
                var format = formats.Find(format => string.Equals(format.Name, text, StringComparison.OrdinalIgnoreCase));
                if (format is null)
                {
                    result.AddError(
                        $"--format '{text}' is not known{NearestName.Proposal(text, names)} Give one of {string.Join(", ", names)}.");
                }

                return format;
            },
        };
        option.CompletionSources.Add(_ => names.Select(name => new CompletionItem(name)));
        return option;
    }
}
