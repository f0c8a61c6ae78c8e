using System.Collections.Generic;

namespace Roundup.Protocol.Fidelity;

/// <summary>Round-trips the first value alone, for <c>roundup show</c>.</summary>
internal sealed record ShowCommand : ICommand<ShownAnswer>
{
    public static MessageType<ShowCommand> Type { get; } = new("show", _ => new());

    public string Name => Type.Name;

    public MessageType<ShownAnswer> Answer => ShownAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

/// <summary>The first value's round trip.</summary>
/// <param name="Lost">What is lost: difference and example.</param>
internal sealed record ShownAnswer(IReadOnlyList<KeyValuePair<string, string>> Lost) : IMessage
{
    public static MessageType<ShownAnswer> Type { get; } = new("shown", fields => new(fields.Pairs()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Pairs(Lost);
}
