using Roundup.Protocol;
using Roundup.Protocol.Checks;
using Roundup.Results;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;

namespace Roundup.Worker.Checks;

// The commands that open and ask a probe. What the library throws where no value is at hand, as when it is opened, is judged like what it
// throws at a value, and a failure of the worker itself is no answer of the library.
// announce: called with each step before it begins: any damaged payload can end the process.
internal sealed class CheckCommands(CaseSession session, Action<string> announce)
{
    private readonly ProbeCheckerFactory _factory = new(announce);
    private Exception? _unopened;

    public void Register(CommandTable commands)
    {
        commands.Add<ProbeCommand, OpenedAnswer>(ProbeCommand.Type, Open);
        commands.Add<RoundTripCommand, FactsAnswer>(RoundTripCommand.Type, command => Run(probe => probe.RoundTrip(command)));
        commands.Add<WriteCommand, FactsAnswer>(WriteCommand.Type, command => Run(probe => probe.Write(command.Path)));
        commands.Add<ReadCommand, FactsAnswer>(
            ReadCommand.Type, command => Run(probe => probe.Read(command, session.OpenAgain)));
        commands.Add<ThreadsCommand, FactsAnswer>(
            ThreadsCommand.Type, command => Run(probe => probe.Threads(command, () => session.OpenAgain())));
    }

    private OpenedAnswer Open(ProbeCommand command)
    {
        _unopened = null;
        try
        {
            return session.Open(command);
        }
        catch (Exception e) when (Refusals.IsJudged(e))
        {
            _unopened = e;
            return new OpenedAnswer("", null, null);
        }
    }

    private FactsAnswer Run(Func<ProbeChecker, CheckFacts> ask)
    {
        try
        {
            return FactsAnswer.Of(_unopened is null ? ask(session.Part(_factory)) : Seen(_unopened, "opening"));
        }
        catch (Exception e) when (Refusals.IsJudged(e))
        {
            return FactsAnswer.Of(Seen(e, null));
        }
    }

    private static CheckFacts Seen(Exception thrown, string? place)
    {
        var facts = new FactCollector();
        if (Refusals.IsOfWorker(thrown))
        {
            facts.NothingRun(ExceptionCauses.Sentence(thrown));
        }
        else
        {
            facts.Threw(thrown, null, place);
        }

        return facts.Facts;
    }
}
