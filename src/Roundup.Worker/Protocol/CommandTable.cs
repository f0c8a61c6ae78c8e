using System;
using System.Collections.Generic;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>What the worker can be asked: each folder registers its commands.</summary>
internal sealed class CommandTable
{
    private readonly Dictionary<string, Func<MessageReader, IMessage>> _commands = [];

    /// <summary>Registers a command.</summary>
    /// <typeparam name="TCommand">The command.</typeparam>
    /// <typeparam name="TAnswer">Its answer.</typeparam>
    /// <param name="type">Reads the command.</param>
    /// <param name="answer">Does it.</param>
    public void Add<TCommand, TAnswer>(MessageType<TCommand> type, Func<TCommand, TAnswer> answer)
        where TCommand : ICommand<TAnswer>
        where TAnswer : IMessage => _commands.Add(type.Name, fields => answer(type.Read(fields)));

    /// <summary>Does a command.</summary>
    /// <exception cref="ProtocolException">There is no such command.</exception>
    public IMessage Answer(MessageReader command) =>
        _commands.TryGetValue(command.Name, out var answer)
            ? answer(command)
            : throw new ProtocolException($"the worker has no command '{command.Name}'");
}
