using Roundup.Protocol.SteadyState;

namespace Roundup.Worker;

/// <summary>The commands that warm up, time and watch a case.</summary>
internal static class SteadyStateCommands
{
    /// <summary>Registers them.</summary>
    public static void Register(CommandTable commands, CaseSession session)
    {
        TimedCase Timed() => session.Part(TimedCase.Maker);
        commands.Add<PrepareCommand, PreparedAnswer>(PrepareCommand.Type, command =>
        {
            Timed().Prepare(command.Serialize);
            return new PreparedAnswer();
        });
        commands.Add<WarmCommand, WarmedAnswer>(WarmCommand.Type, command =>
            TimedCase.WarmUp(session.AllParts(TimedCase.Maker), command.MaxMs, command.BatchMs));
        commands.Add<BatchCommand, BatchAnswer>(BatchCommand.Type, command =>
            Timed().Batch(command.Serialize, command.Calls, command.LeadIn));
        commands.Add<EmptyLoopCommand, EmptyLoopAnswer>(EmptyLoopCommand.Type, _ => new EmptyLoopAnswer(Timed().EmptyLoopNs()));
        commands.Add<PeakCommand, PeakAnswer>(PeakCommand.Type, command =>
        {
            if (command.Collect)
            {
                PeakMemory.GiveBack();
            }

            return new PeakAnswer(command.Reset ? PeakMemory.Reset() : PeakMemory.Bytes());
        });
        commands.Add<PinCommand, PinnedAnswer>(PinCommand.Type, command =>
            new PinnedAnswer(ThreadCpu.Pin(command.Processor) ? command.Processor : null));
    }
}
