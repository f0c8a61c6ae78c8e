using Roundup.Protocol;
using Roundup.Protocol.Checks;
using Roundup.Protocol.Fidelity;
using Roundup.Worker.Cases;
using Roundup.Worker.Checks;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Inspection;
using Roundup.Worker.Instructions;
using Roundup.Worker.Memory;
using Roundup.Worker.Messages;
using Roundup.Worker.Speed;

namespace Roundup.Worker;

// Executes one command at a time and sends its answer. An exception of the library is an answer, too.
internal sealed class CommandHandler
{
    // The commands that show whether a library supports a type.
    private static readonly string[] s_first =
    [
        OpenCommand.Type.Name, VerifyCommand.Type.Name, KeepCommand.Type.Name, InspectCommand.Type.Name,
        ProbeCommand.Type.Name, RoundTripCommand.Type.Name, WriteCommand.Type.Name,
    ];

    private readonly CommandTable _commands = new();
    private readonly AnswerPipe _answers;

    public CommandHandler(
        AnswerPipe answers,
        ISerializer serializer,
        IReadOnlyList<IModelSet> models,
        Action<string> registerLoops)
    {
        _answers = answers;
        var session = new CaseSession(serializer, models, registerLoops);
        session.Register(_commands);
        FidelityCommands.Register(_commands, session, answers.Announce);
        new CheckCommands(session, answers.Announce).Register(_commands);
        SpeedCommands.Register(_commands, session);
        HiddenWorkCommands.Register(_commands, session, answers.Announce);
        CountedCalls.Register(_commands, session);
        RetainedMemory.Register(_commands, session);
    }

    public void Answer(MessageReader command)
    {
        try
        {
            _answers.Send(_commands.Answer(command));
        }
        catch (CompressorUnavailableException e)
        {
            _answers.Send(new UnavailableAnswer(ExceptionCauses.FirstSentence(e.Message)));
        }
#pragma warning disable CA1031 // Whatever the library throws is its result.
        catch (Exception e)
#pragma warning restore CA1031
        {
            _answers.Send(ExceptionCauses.Answer(e, isFirst: Array.IndexOf(s_first, command.Name) >= 0));
        }
    }
}
