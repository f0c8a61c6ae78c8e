namespace Roundup.Protocol;

/// <summary>The library needs more memory than there is, and the runtime said so with an exception.</summary>
/// <param name="Reason">Type and message of the exception.</param>
internal sealed record OutOfMemoryAnswer(string Reason) : IMessage
{
    public static MessageType<OutOfMemoryAnswer> Type { get; } = new("out-of-memory", fields => new(fields.Text()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason);
}
