namespace Roundup.Protocol;

// A message between the host process and a worker: a record whose fields are one line of text, separated by tabs. Each message has a static
// property Type with its name and how it is read.
internal interface IMessage
{
    string Name { get; }

    // Writes the fields after the name, in the order in which MessageType reads them.
    void Write(MessageWriter fields);
}

internal interface ICommand<TAnswer> : IMessage
    where TAnswer : IMessage
{
    MessageType<TAnswer> Answer { get; }
}

internal sealed class MessageType<TMessage>(string name, Func<MessageReader, TMessage> read)
    where TMessage : IMessage
{
    public string Name => name;

    // Throws ProtocolException: the line is another message, or its fields are not those of this message.
    public TMessage Read(MessageReader fields)
    {
        if (fields.Name != name)
        {
            throw new ProtocolException($"the message '{fields.Name}' came where '{name}' was expected");
        }

        var message = read(fields);
        fields.End();
        return message;
    }
}
