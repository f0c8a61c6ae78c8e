namespace Roundup.Protocol;

/// <summary>
/// A message between the host process and a worker: a record whose fields make one line of text. Each has a static <c>Type</c>, which
/// knows its name and reads it.
/// </summary>
internal interface IMessage
{
    /// <summary>The first field of the line.</summary>
    string Name { get; }

    /// <summary>Writes the fields after the name, in the order in which they are read.</summary>
    void Write(MessageWriter fields);
}

/// <summary>A message to the worker.</summary>
/// <typeparam name="TAnswer">What the worker answers when the command is done.</typeparam>
internal interface ICommand<TAnswer> : IMessage
    where TAnswer : IMessage
{
    /// <summary>Reads the answer.</summary>
    MessageType<TAnswer> Answer { get; }
}
