using System.Collections.Generic;

namespace Roundup.Protocol.Fidelity;

/// <summary>Round-trips the first value alone, for <c>roundup show</c>.</summary>
/// <param name="MaxBytes">How much of the payload is wanted, bytes.</param>
internal sealed record ShowCommand(int MaxBytes) : ICommand<ShownAnswer>
{
    public static MessageType<ShowCommand> Type { get; } = new("show", fields => new(fields.Count()));

    public string Name => Type.Name;

    public MessageType<ShownAnswer> Answer => ShownAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(MaxBytes);
}

/// <summary>The first value's round trip.</summary>
/// <param name="Codec">The entrant's codec.</param>
/// <param name="Size">Length of the payload, bytes.</param>
/// <param name="Payload">The payload or its first bytes, in base64.</param>
/// <param name="Lost">What is lost: difference and example.</param>
internal sealed record ShownAnswer(string Codec, long Size, string Payload, IReadOnlyList<KeyValuePair<string, string>> Lost) : IMessage
{
    public static MessageType<ShownAnswer> Type { get; } = new("shown", fields => new(
        fields.Text(),
        fields.Whole(),
        fields.Text(),
        fields.Pairs()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Codec).Whole(Size).Text(Payload).Pairs(Lost);
}
