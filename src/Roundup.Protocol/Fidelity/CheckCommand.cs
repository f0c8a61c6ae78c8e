namespace Roundup.Protocol.Fidelity;

/// <summary>Round-trips two roots and compares them, after timing.</summary>
internal sealed record CheckCommand : ICommand<ComparedAnswer>
{
    public static MessageType<CheckCommand> Type { get; } = new("check", _ => new());

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}
