using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>The option <c>--picture</c> of the commands that write a report.</summary>
internal static class PictureOption
{
    public static Option<string[]> Create(CliContext context)
    {
        string[] Names() =>
            [.. context.Experiments.Reverse().SelectMany(experiment => experiment.Report.Pictures).Select(kind => kind.Name)];
        return new Completions(context).Add(
            new Option<string[]>("--picture")
            {
                HelpName = "KIND",
                CustomParser = Parsers.Names("--picture", Names),
                Description = $"Also write pictures for other pages, as SVG, light and dark: {string.Join(", ", Names())}.",
            },
            _ => Names());
    }
}
