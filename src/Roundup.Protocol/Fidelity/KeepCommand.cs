namespace Roundup.Protocol.Fidelity;

/// <summary>Writes the payload of the first value to a file.</summary>
internal sealed record KeepCommand(string Path) : ICommand<KeptAnswer>
{
    public static MessageType<KeepCommand> Type { get; } = new("keep", fields => new(fields.Text()));

    public string Name => Type.Name;

    public MessageType<KeptAnswer> Answer => KeptAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(Path);
}

/// <summary>The payload was written, or the file system refused it.</summary>
/// <param name="Size">Length of the payload, bytes; null if the file could not be written.</param>
/// <param name="Problem">The error message of the file system; null if the file was written.</param>
internal sealed record KeptAnswer(long? Size, string? Problem) : IMessage
{
    public static MessageType<KeptAnswer> Type { get; } = new("kept", fields => new(fields.OptionalWhole(), fields.OptionalText()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Size).Text(Problem);
}
