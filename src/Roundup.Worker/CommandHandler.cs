using System;
using System.Collections.Generic;
using Roundup.Contracts;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.Profiling;

namespace Roundup.Worker;

/// <summary>Does one command and sends its answer. An exception of the library is an answer too.</summary>
internal sealed class CommandHandler
{
    /// <summary>The commands that show whether a library takes a type.</summary>
    private static readonly string[] s_first =
        [OpenCommand.Type.Name, VerifyCommand.Type.Name, KeepCommand.Type.Name, ShowCommand.Type.Name, ColdCallCommand.Type.Name];

    private readonly CommandTable _commands = new();
    private readonly AnswerPipe _answers;

    /// <summary>Registers the commands of all folders.</summary>
    /// <param name="answers">Where answers go.</param>
    /// <param name="serializer">The library under test.</param>
    /// <param name="models">The datasets that the worker was compiled with.</param>
    /// <param name="registerLoops">Registers the timed loops of a dataset's roots.</param>
    /// <param name="settings">The settings of the process before the library was opened.</param>
    public CommandHandler(
        AnswerPipe answers,
        ISerializer serializer,
        IReadOnlyList<IModelSet> models,
        Action<string> registerLoops,
        ProcessSettings settings)
    {
        _answers = answers;
        var session = new CaseSession(serializer, models, registerLoops);
        session.Register(_commands);
        FidelityCommands.Register(_commands, session, answers.Announce);
        SteadyStateCommands.Register(_commands, session);
        HiddenWorkCommands.Register(_commands, session, settings, answers.Announce);
        ColdCallCommands.Register(_commands, session, answers.Announce);
    }

    /// <summary>Does a command.</summary>
    public void Answer(MessageReader command)
    {
        try
        {
            _answers.Send(_commands.Answer(command));
        }
        catch (CompressorUnavailableException e)
        {
            _answers.Send(new UnavailableAnswer(Causes.FirstSentence(e.Message)));
        }
#pragma warning disable CA1031 // Whatever the library throws is its result.
        catch (Exception e)
#pragma warning restore CA1031
        {
            _answers.Send(Causes.Answer(e, isFirst: Array.IndexOf(s_first, command.Name) >= 0));
        }
    }
}
