using Roundup.Protocol.Speed;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Speed;

internal static class SpeedCommands
{
    public static void Register(CommandTable commands, CaseSession session)
    {
        TimedCase Timed() => session.Part(TimedCase.Factory);
        commands.Add<PrepareCommand, PreparedAnswer>(PrepareCommand.Type, command =>
        {
            Timed().Prepare(command.Serialize);
            return new PreparedAnswer();
        });
        commands.Add<WarmCommand, WarmedAnswer>(WarmCommand.Type, command =>
            TimedCase.WarmUp(session.AllParts(TimedCase.Factory), command.MaxMs, command.BatchMs));
        commands.Add<BatchCommand, BatchAnswer>(BatchCommand.Type, command =>
            Timed().Batch(command.Serialize, command.Calls, command.LeadIn));
        commands.Add<EmptyLoopCommand, EmptyLoopAnswer>(EmptyLoopCommand.Type, _ => new EmptyLoopAnswer(Timed().EmptyLoopNs()));
        commands.Add<LaunchCommand, LaunchAnswer>(LaunchCommand.Type, command =>
        {
            if (command.Collect)
            {
                PeakMemory.GiveBack();
            }

            if (command.Reset)
            {
                LaunchProbes.Reset();
            }

            return new LaunchAnswer(LaunchProbes.Read());
        });
        commands.Add<PinCommand, PinnedAnswer>(PinCommand.Type, command =>
            new PinnedAnswer(ThreadCpu.Pin(command.Processor) ? command.Processor : null));
    }
}
