namespace Roundup.Protocol;

/// <summary>The library threw an exception.</summary>
/// <param name="Reason">Type and message of the innermost exception.</param>
internal sealed record FailedAnswer(string Reason) : IMessage
{
    public static MessageType<FailedAnswer> Type { get; } = new("failed", fields => new(fields.Text()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason);
}
