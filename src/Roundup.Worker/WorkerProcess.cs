using System;
using System.Collections.Generic;
using System.Globalization;
using Roundup.Contracts;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>
/// The measured process: it does what the conductor says, one command after the other, on the main thread. Its generated
/// <c>Main</c> names the serializer and the models, so that an ahead-of-time compiler sees every closed type.
/// </summary>
public static class WorkerProcess
{
    /// <summary>Runs until the conductor says goodbye.</summary>
    /// <param name="arguments">The handle of the pipe for answers; behind it what a process that makes first calls has to know.</param>
    /// <param name="serializer">The library under test.</param>
    /// <param name="models">The datasets that the worker was compiled with.</param>
    /// <param name="close">Registers the timed loops of a dataset's roots (generated).</param>
    /// <returns>The exit code: 0.</returns>
    public static int Run(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> close)
    {
        if (arguments.Length > 1 && arguments[1] == Words.FirstCall)
        {
            return FirstCallProcess.Run(arguments, serializer, models);
        }

        return Converse(arguments, serializer, models, close);
    }

    // A method of its own: what it needs is not even compiled in a process that makes first calls.
    private static int Converse(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> close)
    {
        using var answers = new Answers(arguments[0]);
        using var commands = new CommandQueue(Console.OpenStandardInput());
        var conversation = new Conversation(answers, serializer, models, close);
        answers.Send(Self.Describe());
        while (true)
        {
            var command = commands.Next();
            if (command[0] == Words.Bye)
            {
                answers.Send(Words.Bye);

                // A foreground thread that the library started would keep the process alive.
                Environment.Exit(0);
            }

            conversation.Answer(command);
        }
    }
}
