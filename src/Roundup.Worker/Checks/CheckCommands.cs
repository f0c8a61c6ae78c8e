using System;
using Roundup.Contracts;
using Roundup.Protocol.Checks;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;

namespace Roundup.Worker.Checks;

/// <summary>The commands that ask the open probe.</summary>
internal static class CheckCommands
{
    /// <param name="announce">Called with each step before it begins: a loop over damaged payloads can end the process in any of them.</param>
    public static void Register(CommandTable commands, CaseSession session, Action<string> announce)
    {
        var factory = new CheckedProbeFactory(announce);
        CheckedProbe Probe() => session.Part(factory);
        commands.Add<RoundTripCommand, SentenceAnswer>(RoundTripCommand.Type, command => Probe().RoundTrip(command.Way));
        commands.Add<WriteCommand, SentenceAnswer>(WriteCommand.Type, command => Probe().Write(command.Path));
        commands.Add<ReadCommand, SentenceAnswer>(ReadCommand.Type, command => Probe().Read(command.Path, command.Way, command.Expects));
    }
}

/// <summary>An open probe, independent of the type of its root.</summary>
internal abstract class CheckedProbe
{
    public abstract SentenceAnswer RoundTrip(string way);

    public abstract SentenceAnswer Write(string path);

    public abstract SentenceAnswer Read(string path, string way, CheckExpectation expects);
}

internal sealed class CheckedProbeFactory(Action<string> announce) : ICaseVisitor<CheckedProbe>
{
    public CheckedProbe Visit<T>(OpenedCase<T> opened)
        where T : notnull => new CheckedProbe<T>(opened, announce);
}
