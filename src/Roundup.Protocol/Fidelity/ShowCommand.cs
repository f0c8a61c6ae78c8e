namespace Roundup.Protocol.Fidelity;

/// <summary>Serializes and deserializes the first value alone, for <c>roundup show</c>.</summary>
internal sealed record ShowCommand : ICommand<ShownAnswer>
{
    public static MessageType<ShowCommand> Type { get; } = new("show", _ => new());

    public string Name => Type.Name;

    public MessageType<ShownAnswer> Answer => ShownAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

/// <summary>The result for the first value.</summary>
internal sealed record ShownAnswer(IReadOnlyList<KeyValuePair<string, string>> Lost) : IMessage
{
    public static MessageType<ShownAnswer> Type { get; } = new("shown", fields => new(fields.Pairs()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Pairs(Lost);
}
