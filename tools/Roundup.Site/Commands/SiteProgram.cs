using Roundup.Cli;
using Roundup.Cli.Commands;

namespace Roundup.Site.Commands;

/// <summary>The whole program, without its process.</summary>
internal static class SiteProgram
{
    /// <summary>Runs a command line; returns the exit code.</summary>
    public static Task<int> RunAsync(IReadOnlyList<string> arguments, CliContext context) => RoundupProgram.RunAsync(
        arguments, context, commands =>
            [new BuildCommand(commands), new PublishedCommand(commands), new ArticleCommand(commands)]);
}
