namespace Roundup.Protocol.Fidelity;

/// <summary>Round-trips all roots of the file and compares them.</summary>
internal sealed record VerifyCommand : ICommand<ComparedAnswer>
{
    public static MessageType<VerifyCommand> Type { get; } = new("verify", _ => new());

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}
