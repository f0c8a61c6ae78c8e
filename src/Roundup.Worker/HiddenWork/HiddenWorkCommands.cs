using System;
using Roundup.Protocol.SteadyState;

namespace Roundup.Worker;

/// <summary>The command that looks for hidden work.</summary>
internal static class HiddenWorkCommands
{
    /// <summary>Registers it.</summary>
    /// <param name="commands">Where it is registered.</param>
    /// <param name="session">The open case.</param>
    /// <param name="settings">The settings of the process before the library was opened.</param>
    /// <param name="announce">Is told each step before it is taken, so that a process that dies leaves its last step behind.</param>
    public static void Register(CommandTable commands, CaseSession session, ProcessSettings settings, Action<string> announce) =>
        commands.Add<HiddenCommand, HiddenAnswer>(HiddenCommand.Type, command =>
        {
            // Before anything else: what follows is done by the worker.
            var changed = settings.Changes();
            var answer = session.Part(InspectedCase.Maker).Inspect(command.Serialize, command.Exact, command.All, announce);
            return answer with { Found = answer.Found with { Changed = changed } };
        });
}
