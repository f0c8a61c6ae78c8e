namespace Roundup.Protocol;

/// <summary>The library does not offer what was asked for.</summary>
/// <param name="Reason">The reason.</param>
internal sealed record UnsupportedAnswer(string Reason) : IMessage
{
    public static MessageType<UnsupportedAnswer> Type { get; } = new("unsupported", fields => new(fields.Text()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason);
}
