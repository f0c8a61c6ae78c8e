namespace Roundup.Protocol;

/// <summary>
/// A message between the host process and a worker: a record whose fields are one line of text, separated by tabs. Each message has a
/// static property <c>Type</c> with its name and how it is read.
/// </summary>
internal interface IMessage
{
    /// <summary>The first field of the line.</summary>
    string Name { get; }

    /// <summary>Writes the fields after the name, in the order in which <see cref="MessageType{TMessage}"/> reads them.</summary>
    void Write(MessageWriter fields);
}

/// <summary>A message to the worker.</summary>
/// <typeparam name="TAnswer">The answer to the command.</typeparam>
internal interface ICommand<TAnswer> : IMessage
    where TAnswer : IMessage
{
    MessageType<TAnswer> Answer { get; }
}

/// <summary>The name of a message, and how its fields are read.</summary>
/// <typeparam name="TMessage">The message.</typeparam>
internal sealed class MessageType<TMessage>(string name, Func<MessageReader, TMessage> read)
    where TMessage : IMessage
{
    public string Name => name;

    /// <exception cref="ProtocolException">The line is another message, or its fields are not those of this message.</exception>
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
