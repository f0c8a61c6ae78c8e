using System.CommandLine;

namespace Roundup.Trials.Commands;

/// <summary>Every command. A new one is a file in this folder and a line here.</summary>
internal static class CommandList
{
    public static IReadOnlyList<Command> All() =>
    [
        new NeighbourCommand(),
        new RunsCommand(),
        new AgreementCommand(),
        new PowerCommand(),
        new DesignsCommand(),
        new SamplesCommand(),
        new SoakCommand(),
    ];
}
