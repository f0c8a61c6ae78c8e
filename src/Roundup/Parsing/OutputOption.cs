using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>The option <c>--output</c> of all commands that produce results.</summary>
internal static class OutputOption
{
    public static Option<string?> Create() => new("--output")
    {
        HelpName = "DIR",
        Description = "The folder for the results (default: a new one in roundup-results, or in artifacts/results of a checkout).",
    };
}
