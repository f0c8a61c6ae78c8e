using Roundup.Protocol;
using Roundup.Protocol.FirstCall;
using Roundup.Worker.FirstCall;
using Roundup.Worker.Messages;

namespace Roundup.Worker;

/// <summary>
/// The measured process: executes the commands of the host process, one after the other, on the main thread. Its generated <c>Main</c>
/// names the serializer and the models, so that an ahead-of-time compiler sees every closed type.
/// </summary>
public static class WorkerProcess
{
    /// <summary>Runs until the host process sends the command <c>bye</c>.</summary>
    /// <param name="arguments">
    /// The handle of the pipe for answers; for a process that makes first calls, followed by <see cref="FirstCallArguments"/>.
    /// </param>
    /// <param name="models">The datasets that were compiled into the worker.</param>
    /// <param name="registerLoops">Generated code that registers the timed loops of a dataset.</param>
    /// <returns>The exit code: 0.</returns>
    public static int Run(string[] arguments, ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> registerLoops)
    {
        if (arguments.Length > FirstCallArguments.ModeAt && arguments[FirstCallArguments.ModeAt] == FirstCallArguments.Mode)
        {
            return FirstCallWorker.Run(arguments, serializer, models);
        }

        return RunCommands(arguments, serializer, models, registerLoops);
    }

    // A separate method, so that a process that makes first calls does not even compile what only this one needs.
    private static int RunCommands(
        string[] arguments,
        ISerializer serializer,
        IReadOnlyList<IModelSet> models,
        Action<string> registerLoops)
    {
        using var answers = new AnswerPipe(arguments[FirstCallArguments.PipeAt]);
        using var commands = new CommandQueue(Console.OpenStandardInput());
        var handler = new CommandHandler(answers, serializer, models, registerLoops);
        answers.Send(WorkerDescription.Describe());
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
