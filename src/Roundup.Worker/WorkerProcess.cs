using System;
using System.Collections.Generic;
using Roundup.Contracts;
using Roundup.Protocol;
using Roundup.Protocol.FirstCall;

namespace Roundup.Worker;

/// <summary>
/// The measured process: it does what the host process says, one command after the other, on the main thread. Its generated
/// <c>Main</c> names the serializer and the models, so that an ahead-of-time compiler sees every closed type.
/// </summary>
public static class WorkerProcess
{
    /// <summary>Runs until the host process says goodbye.</summary>
    /// <param name="arguments">The handle of the pipe for answers, followed by what a process that makes first calls needs to know.</param>
    /// <param name="serializer">The library under test.</param>
    /// <param name="models">The datasets that the worker was compiled with.</param>
    /// <param name="registerLoops">Registers the timed loops of a dataset's roots (generated).</param>
    /// <returns>The exit code: 0.</returns>
    public static int Run(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> registerLoops)
    {
        if (arguments.Length > FirstCallArguments.ModeAt && arguments[FirstCallArguments.ModeAt] == FirstCallArguments.Mode)
        {
            return FirstCallProcess.Run(arguments, serializer, models);
        }

        return RunCommands(arguments, serializer, models, registerLoops);
    }

    // A method of its own: what it needs is not even compiled in a process that makes first calls.
    private static int RunCommands(
        string[] arguments,
        ISerializer serializer,
        IReadOnlyList<IModelSet> models,
        Action<string> registerLoops)
    {
        var settings = new ProcessSettings();
        using var answers = new AnswerPipe(arguments[FirstCallArguments.PipeAt]);
        using var commands = new CommandQueue(Console.OpenStandardInput());
        var handler = new CommandHandler(answers, serializer, models, registerLoops, settings);
        answers.Send(Self.Describe());
        while (true)
        {
            var command = commands.Next();
            if (command.Name == ByeCommand.Type.Name)
            {
                answers.Send(new ByeAnswer());

                // A foreground thread that the library started would keep the process alive.
                Environment.Exit(0);
            }

            handler.Answer(command);
        }
    }
}
