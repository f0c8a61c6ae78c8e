using System;
using Roundup.Contracts;
using Roundup.Protocol.Checks;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;

namespace Roundup.Worker.Checks;

/// <summary>The commands that ask the open probe.</summary>
internal static class CheckCommands
{
    /// <param name="announce">Called with each step before it begins: any damaged payload can end the process.</param>
    public static void Register(CommandTable commands, CaseSession session, Action<string> announce)
    {
        var factory = new CheckedProbeFactory(announce);
        CheckedProbe Probe() => session.Part(factory);
        commands.Add<RoundTripCommand, SentenceAnswer>(RoundTripCommand.Type, command => Probe().RoundTrip(command.Way));
        commands.Add<WriteCommand, SentenceAnswer>(WriteCommand.Type, command => Probe().Write(command.Path));
        commands.Add<ReadCommand, SentenceAnswer>(ReadCommand.Type, command => Probe().Read(command.Path, command.Way, command.Expects));
        commands.Add<ThreadsCommand, SentenceAnswer>(ThreadsCommand.Type, command => Probe().Threads(command, session.OpenAgain));
    }
}
