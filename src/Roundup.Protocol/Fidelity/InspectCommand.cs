namespace Roundup.Protocol.Fidelity;

// Serializes and deserializes the first value alone, for roundup show.
internal sealed record InspectCommand : ICommand<ShownAnswer>
{
    public static MessageType<InspectCommand> Type { get; } = new("show", _ => new());

    public string Name => Type.Name;

    public MessageType<ShownAnswer> Answer => ShownAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

internal sealed record ShownAnswer(IReadOnlyList<KeyValuePair<string, string>> Lost) : IMessage
{
    public static MessageType<ShownAnswer> Type { get; } = new("shown", fields => new(fields.Pairs()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Pairs(Lost);
}
