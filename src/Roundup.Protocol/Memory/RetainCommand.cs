namespace Roundup.Protocol.Memory;

/// <summary>Makes calls with some of the values in turn, drops what they return, and counts what is still alive.</summary>
/// <param name="Serialize">Whether the calls serialize; else they deserialize payloads that exist before the first command.</param>
/// <param name="First">The place of the first of the values.</param>
/// <param name="Values">How many values take turns.</param>
/// <param name="Calls">How many calls.</param>
internal sealed record RetainCommand(bool Serialize, long First, long Values, long Calls) : ICommand<RetainedAnswer>
{
    public static MessageType<RetainCommand> Type { get; } =
        new("retain", fields => new(fields.Operation(), fields.Whole(), fields.Whole(), fields.Whole()));

    public string Name => Type.Name;

    public MessageType<RetainedAnswer> Answer => RetainedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize).Whole(First).Whole(Values).Whole(Calls);
}

/// <summary>The managed memory that is alive.</summary>
/// <param name="LiveBytes">Bytes after two collections of everything.</param>
/// <param name="Ms">The time of the calls.</param>
internal sealed record RetainedAnswer(double LiveBytes, double Ms) : IMessage
{
    public static MessageType<RetainedAnswer> Type { get; } = new("retained", fields => new(fields.Number(), fields.Number()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Number(LiveBytes).Number(Ms);
}
