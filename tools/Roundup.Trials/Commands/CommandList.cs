using System.CommandLine;

namespace Roundup.Trials.Commands;

/// <summary>All commands. A new command is a file in this folder and a line here.</summary>
internal static class CommandList
{
    public static IReadOnlyList<Command> All() =>
    [
        new NeighbourCommand(),
        new RunsCommand(),
        new AgreementCommand(),
        new SamplesCommand(),
    ];
}
