namespace Roundup.Protocol.SteadyState;

/// <summary>Sets the operation that is timed, and serializes what Deserialize starts from.</summary>
/// <param name="Serialize">Serialize, or Deserialize.</param>
internal sealed record PrepareCommand(bool Serialize) : ICommand<PreparedAnswer>
{
    public static MessageType<PrepareCommand> Type { get; } = new("prepare", fields => new(fields.Operation()));

    public string Name => Type.Name;

    public MessageType<PreparedAnswer> Answer => PreparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize);
}

/// <summary>The operation can be called.</summary>
internal sealed record PreparedAnswer : IMessage
{
    public static MessageType<PreparedAnswer> Type { get; } = new("prepared", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}
