namespace Roundup.Protocol.SteadyState;

/// <summary>Makes an operation ready to be warmed up and timed: for Deserialize, serializes the payloads that it starts from.</summary>
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
