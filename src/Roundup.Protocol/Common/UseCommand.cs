namespace Roundup.Protocol;

/// <summary>Says which of the open cases the following commands are about. After <c>open</c> it is the one just opened.</summary>
/// <param name="Place">The place at which it was opened, from 0.</param>
internal sealed record UseCommand(int Place) : ICommand<UsedAnswer>
{
    public static MessageType<UseCommand> Type { get; } = new("use", fields => new(fields.Count()));

    public string Name => Type.Name;

    public MessageType<UsedAnswer> Answer => UsedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Place);
}

/// <summary>The case is in use.</summary>
internal sealed record UsedAnswer : IMessage
{
    public static MessageType<UsedAnswer> Type { get; } = new("used", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}
