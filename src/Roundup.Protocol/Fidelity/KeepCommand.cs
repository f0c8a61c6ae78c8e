namespace Roundup.Protocol.Fidelity;

internal sealed record KeepCommand(string Path) : ICommand<KeptAnswer>
{
    public static MessageType<KeepCommand> Type { get; } = new("keep", fields => new(fields.Text()));

    public string Name => Type.Name;

    public MessageType<KeptAnswer> Answer => KeptAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(Path);
}

// Size: length of the payload, bytes; null if the file could not be written.
// Problem: the error message of the file system; null if the file was written.
internal sealed record KeptAnswer(long? Size, string? Problem) : IMessage
{
    public static MessageType<KeptAnswer> Type { get; } = new("kept", fields => new(fields.OptionalWhole(), fields.OptionalText()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Size).Text(Problem);
}
