using System;
using Roundup.Protocol.Profiling;

namespace Roundup.Worker;

/// <summary>The command that makes a cold call.</summary>
internal static class ColdCallCommands
{
    /// <summary>Registers it.</summary>
    /// <param name="commands">Where.</param>
    /// <param name="session">The open case.</param>
    /// <param name="announce">Is told each step before it is taken.</param>
    public static void Register(CommandTable commands, CaseSession session, Action<string> announce) =>
        commands.Add<ColdCallCommand, ColdCallAnswer>(
            ColdCallCommand.Type,
            command => session.Part(ColdCall.Maker).Make(command.Serialize, announce));
}
