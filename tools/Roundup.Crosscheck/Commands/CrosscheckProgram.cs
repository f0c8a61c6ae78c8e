using Roundup.Cli;
using Roundup.Cli.Commands;

namespace Roundup.Crosscheck.Commands;

/// <summary>The whole program, without its process.</summary>
internal static class CrosscheckProgram
{
    /// <summary>Runs a command line; returns the exit code.</summary>
    public static Task<int> RunAsync(IReadOnlyList<string> arguments, CliContext context) => RoundupProgram.RunAsync(
        ["crosscheck", .. arguments], context, commands => [new CrosscheckCommand(commands)]);
}
