using Roundup.Cli;
using Roundup.Cli.Commands;

namespace Roundup.Profile.Commands;

/// <summary>The whole program, without its process.</summary>
internal static class ProfileProgram
{
    /// <summary>Runs a command line; returns the exit code.</summary>
    public static Task<int> RunAsync(IReadOnlyList<string> arguments, CliContext context) => RoundupProgram.RunAsync(
        ["profile", .. arguments], context, commands => [new ProfileCommand(commands)]);
}
