namespace Roundup.Protocol;

/// <summary>The worker is to end itself.</summary>
internal sealed record ByeCommand : ICommand<ByeAnswer>
{
    public static MessageType<ByeCommand> Type { get; } = new("bye", _ => new());

    public string Name => Type.Name;

    public MessageType<ByeAnswer> Answer => ByeAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

/// <summary>The worker ends itself: it did not die.</summary>
internal sealed record ByeAnswer : IMessage
{
    public static MessageType<ByeAnswer> Type { get; } = new("bye", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}
