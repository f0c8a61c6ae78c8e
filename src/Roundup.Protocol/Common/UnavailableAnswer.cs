namespace Roundup.Protocol;

/// <summary>What a compressor needs is not on this machine.</summary>
/// <param name="Reason">The reason.</param>
internal sealed record UnavailableAnswer(string Reason) : IMessage
{
    public static MessageType<UnavailableAnswer> Type { get; } = new("unavailable", fields => new(fields.Text()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason);
}
