using System;
using Roundup.Protocol.Fidelity;

namespace Roundup.Worker;

/// <summary>The commands that round-trip values: to compare them, to show one, to keep a payload.</summary>
internal static class FidelityCommands
{
    /// <summary>Registers them.</summary>
    /// <param name="commands">Where.</param>
    /// <param name="session">The open case.</param>
    /// <param name="announce">Is told each step before it is taken, so that a process that dies leaves its last step behind.</param>
    public static void Register(CommandTable commands, CaseSession session, Action<string> announce)
    {
        VerifiedCase Verified() => session.Part(VerifiedCase.Maker);
        commands.Add<VerifyCommand, ComparedAnswer>(VerifyCommand.Type, command =>
            Verified().Compare(command.InPlace, announce));
        commands.Add<CheckCommand, ComparedAnswer>(CheckCommand.Type, command =>
            Verified().Check(command.PayloadPath, announce));
        commands.Add<ShowCommand, ShownAnswer>(ShowCommand.Type, _ => Verified().Show(announce));
        commands.Add<KeepCommand, KeptAnswer>(KeepCommand.Type, command => Verified().Keep(command.Path, announce));
    }
}
