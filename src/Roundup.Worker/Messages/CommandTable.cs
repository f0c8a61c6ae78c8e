using Roundup.Protocol;

namespace Roundup.Worker.Messages;

internal sealed class CommandTable
{
    private readonly Dictionary<string, Func<MessageReader, IMessage>> _commands = [];

    public void Add<TCommand, TAnswer>(MessageType<TCommand> type, Func<TCommand, TAnswer> answer)
        where TCommand : ICommand<TAnswer>
        where TAnswer : IMessage => _commands.Add(type.Name, fields => answer(type.Read(fields)));

    public IMessage Answer(MessageReader command) =>
        _commands.TryGetValue(command.Name, out var answer)
            ? answer(command)
            : throw new ProtocolException($"the worker has no command '{command.Name}'");
}
