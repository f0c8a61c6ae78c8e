using System;

namespace Roundup.Protocol;

/// <summary>The name of a message and how its fields are read.</summary>
/// <typeparam name="TMessage">The message.</typeparam>
/// <param name="name">Its name.</param>
/// <param name="read">Reads its fields, in order.</param>
internal sealed class MessageType<TMessage>(string name, Func<MessageReader, TMessage> read)
    where TMessage : IMessage
{
    /// <summary>The name: the first field of the line.</summary>
    public string Name => name;

    /// <summary>Reads a message.</summary>
    /// <exception cref="ProtocolException">It is another message, or its fields are not those of this one.</exception>
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
