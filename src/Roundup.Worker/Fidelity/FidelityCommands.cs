using Roundup.Protocol.Fidelity;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;

namespace Roundup.Worker.Fidelity;

internal static class FidelityCommands
{
    // announce: called with each step before it begins, so that the host process knows the last step of a process that crashed.
    public static void Register(CommandTable commands, CaseSession session, Action<string> announce)
    {
        VerifiedCase Verified() => session.Part(VerifiedCase.Factory);
        commands.Add<VerifyCommand, ComparedAnswer>(VerifyCommand.Type, command =>
            Verified().Compare(command.InPlace, announce));
        commands.Add<FailureCommand, ComparedAnswer>(FailureCommand.Type, _ => Verified().Fail());
        commands.Add<CompareAgainCommand, ComparedAnswer>(CompareAgainCommand.Type, command =>
            Verified().Check(command.PayloadPath, announce));
        commands.Add<InspectCommand, ShownAnswer>(InspectCommand.Type, _ => Verified().Show(announce));
        commands.Add<KeepCommand, KeptAnswer>(KeepCommand.Type, command => Verified().Keep(command.Path, announce));
    }
}
